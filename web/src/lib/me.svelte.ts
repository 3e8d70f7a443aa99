// Who we are here: a guest with a name, from the first game on.
import { api } from "./api";
import { say } from "./words.svelte";

export const me: { name: string | null; known: boolean } = $state({ name: null, known: false });

export async function whoAmI(): Promise<string | null> {
  if (!me.known) {
    me.name = (await api.me()).name;
    me.known = true;
  }
  return me.name;
}

/** Be somebody: with the name we have, the one given, or one that any visitor gets. */
export async function beSomebody(name?: string): Promise<void> {
  if ((await whoAmI()) !== null && !name) return;
  me.name = (await api.nameMe(name || say("web-guest"))).name;
}
