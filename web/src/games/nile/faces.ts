// How the cards look: a pale ground under the pattern, and a deep colour for frames and name plates (white words on it).
export const FACES: Record<string, { ground: string; deep: string }> = {
  papyrus: { ground: "#e0ebc8", deep: "#3f6b2a" },
  wheat: { ground: "#fae8b0", deep: "#855600" },
  lettuce: { ground: "#d2f0de", deep: "#186a4e" },
  castor: { ground: "#f9dacf", deep: "#a1342c" },
  flax: { ground: "#dbe7fa", deep: "#2f5aa8" },
  grape: { ground: "#ecdcf3", deep: "#6b2f86" },
  onion: { ground: "#fbe2eb", deep: "#96395f" },
  stone: { ground: "#ebe6db", deep: "#5a5650" },
  plague: { ground: "#ded59f", deep: "#4a3d12" },
};

const ROOM = 158; // units that a name may be long at its usual size, times letters
/** The size at which a name fits its plate, in any language. */
export const fitting = (name: string, usual = 15): number => Math.min(usual, ROOM / Math.max(name.length, 1));
