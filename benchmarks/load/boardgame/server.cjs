// The peer of `make load`: boardgame.io's own server with its storage in memory, and a card game with hidden hands for two.
// Its rules are a small part of NILE's; the state that a player is sent is about as large as a View of NILE.
//
//     node server.cjs PORT

const { Server } = require("boardgame.io/server");

const CROPS = ["papyrus", "wheat", "lettuce", "castor", "flax"];
const COPIES = 34; // of each crop: as many moves as a game of NILE has on average
const HAND = 5;

const none = () => Object.fromEntries(CROPS.map((crop) => [crop, 0]));
const player = () => ({ hand: [], storage: none() });

/** Every field of the flooded crop gives one card to its owner's storage. */
function harvest(G, flood) {
  const field = G.fields[flood];
  if (!field) return;
  field.cards -= 1;
  G.players[field.owner].storage[flood] += 1;
  if (field.cards === 0) G.fields[flood] = null;
}

const NileLike = {
  name: "nile-like",
  setup: ({ ctx, random }) => {
    const pile = random.Shuffle(CROPS.flatMap((crop) => Array(COPIES).fill(crop)));
    const players = Object.fromEntries(ctx.playOrder.map((id) => [id, player()]));
    for (const id of ctx.playOrder) players[id].hand = pile.splice(0, HAND);
    const fields = Object.fromEntries(CROPS.map((crop) => [crop, null]));
    return { pile, flood: null, discards: none(), fields, players };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    /** Plant a card, draw another, and turn over the next Flood card. */
    plant: ({ G, playerID }, number) => {
      const { hand } = G.players[playerID];
      if (!Number.isInteger(number) || number < 0 || number >= hand.length) return "INVALID_MOVE";
      const [crop] = hand.splice(number, 1);
      const field = G.fields[crop];
      if (field?.owner === playerID) field.cards += 1;
      else {
        if (field) G.discards[crop] += field.cards;
        G.fields[crop] = { owner: playerID, cards: 1 };
      }
      if (G.pile.length) hand.push(G.pile.pop());
      if (G.pile.length) {
        if (G.flood) G.discards[G.flood] += 1;
        G.flood = G.pile.pop();
        harvest(G, G.flood);
      }
      return undefined;
    },
  },
  endIf: ({ G }) => (G.pile.length ? undefined : { storage: Object.values(G.players).map((one) => one.storage) }),
  playerView: ({ G, playerID }) => ({
    ...G,
    pile: G.pile.length,
    players: Object.fromEntries(
      Object.entries(G.players).map(([id, one]) => [id, id === playerID ? one : { ...one, hand: one.hand.length }]),
    ),
  }),
};

const port = Number(process.argv[2]);
// No lobby limits and no log: only what a game needs.
console.log = () => {};
Server({ games: [NileLike], origins: [] }).run(port, () => process.stdout.write("ready\n"));
