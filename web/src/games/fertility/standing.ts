// One seat's standing as a sentence.
import { say } from "../../lib/localization.svelte";
import type { StandingInfo } from "../../lib/protocol";

export const standing = ({ place, details }: StandingInfo, name: string): string =>
  say("web-pages-replay-standing-fertility", { name, place, debens: details.debens ?? 0 });
