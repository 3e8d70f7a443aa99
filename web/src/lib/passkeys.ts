// Passkeys: what the server asks for is given to the browser's authenticator, and what that makes is sent back.
import { api } from "./api";
import type { Me, PasskeyInfo } from "./protocol";

/** Why there is no passkey: the reader stopped, or this device has one of theirs already. */
export class PasskeyStopped extends Error {
  constructor(readonly already: boolean) {
    super();
  }
}

/** Whether there can be passkeys here: browsers need a name that is not an IP address, and HTTPS. */
export function passkeysWork(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && !isAddress && typeof PublicKeyCredential !== "undefined";
}

/** Make a passkey on this device; returns all of the reader's. */
export async function addPasskey(): Promise<PasskeyInfo[]> {
  const offer = await api.offerPasskey();
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: toBytes(offer.challenge),
    rp: { id: offer.host, name: "Akhet" },
    user: { id: new TextEncoder().encode(offer.person), name: offer.name, displayName: offer.name },
    pubKeyCredParams: offer.algorithms.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: offer.known.map((id) => ({ type: "public-key", id: toBytes(id) })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
    attestation: "none",
    timeout: 1000 * offer.seconds,
  };
  const made = await ask(() => navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return api.addPasskey({
    client_data: toText(response.clientDataJSON),
    attestation: toText(response.attestationObject),
  });
}

/** Sign in with a passkey that the reader chooses. */
export async function signInWithPasskey(): Promise<Me> {
  const offer = await api.offerSignIn();
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: toBytes(offer.challenge),
    rpId: offer.host,
    userVerification: "preferred",
    timeout: 1000 * offer.seconds,
  };
  const found = await ask(() => navigator.credentials.get({ publicKey }));
  const response = found.response as AuthenticatorAssertionResponse;
  return api.signInWithPasskey({
    credential: toText(found.rawId),
    client_data: toText(response.clientDataJSON),
    authenticator_data: toText(response.authenticatorData),
    signature: toText(response.signature),
  });
}

async function ask(request: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let found: Credential | null;
  try {
    found = await request();
  } catch (error) {
    // Browsers do not say more, so that a page cannot find out which passkeys there are.
    throw new PasskeyStopped(error instanceof DOMException && error.name === "InvalidStateError");
  }
  if (!found) throw new PasskeyStopped(false);
  return found as PublicKeyCredential;
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (one) => one.charCodeAt(0));
}

function toText(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (one) => String.fromCharCode(one)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
