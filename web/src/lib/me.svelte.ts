// Who the reader is here: a guest with a name, from the first game on.
import { api } from "./api";
import { say } from "./localization.svelte";

export const me: { name: string | null; known: boolean } = $state({ name: null, known: false });

export async function whoAmI(): Promise<string | null> {
  if (!me.known) {
    me.name = (await api.me()).name;
    me.known = true;
  }
  return me.name;
}

/** Become a guest: with the name the reader has, the one given, or the one every visitor gets. */
export async function becomeGuest(name?: string): Promise<void> {
  if ((await whoAmI()) !== null && !name) return;
  me.name = (await api.nameMe(name || say("web-guest"))).name;
}
