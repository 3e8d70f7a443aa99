// Check the shuffle of a record of `akhet serve`, without any code of Akhet: docs/shuffle.md has every step.
//   node check_shuffle.mjs RECORD.json [COMMITMENT]     the commitment that you kept; exit code 1 if something is wrong
import { createCipheriv, createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [file, kept] = process.argv.slice(2);
const record = JSON.parse(readFileSync(file, "utf8"));
const { commitment, key, secret = key, contributions = [] } = record.dice;
const sha256 = (text, ...hexes) =>
  createHash("sha256").update(text).update(Buffer.from(hexes.join(""), "hex")).digest("hex");
function holds(what, is) {
  console.log(`${is ? "holds" : "WRONG"}: ${what}`);
  if (!is) process.exitCode = 1;
}

holds("the commitment is that of the secret", commitment === sha256("akhet dice ", secret));
if (kept) holds("the commitment is the one that you kept", commitment === kept.trim().toLowerCase());
const seats = contributions.map((one) => one ?? "00".repeat(32));
const mixed = contributions.some((one) => one) ? sha256("akhet shuffle 1 ", secret, ...seats) : secret;
holds(`the key follows from the secret and ${contributions.filter((one) => one).length} contributions`, key === mixed);

// ChaCha20 from block 0 of stream 0: the keystream is what zeros are encrypted to.
const stream = createCipheriv("chacha20", Buffer.from(key, "hex"), Buffer.alloc(16));
const nextWord = () => stream.update(Buffer.alloc(4)).readUInt32LE();
function below(limit) {
  for (;;) {
    const product = nextWord() * limit; // less than 2 ** 53
    if (product % 2 ** 32 >= 2 ** 32 % limit) return Math.floor(product / 2 ** 32);
  }
}

// NILE's first season needs no rules: every card comes from the pile and does not go back.
if (record.game !== "nile" || record.start.position || record.set || record.duplicate) {
  console.log("not checked: the chance results. `akhet record verify` draws them again.");
} else {
  const { classic, monuments, out = ["grape", "onion"], first } = record.options;
  const crops = ["papyrus", "wheat", "lettuce", "castor", "flax", "grape", "onion"];
  const pile = crops.map((crop) => [crop, out.includes(crop) ? 0 : classic ? 16 : 14]);
  pile.push(["stone", monuments ? 14 : 0]);
  const pairs = crops.flatMap((one, number) => crops.slice(number + 1).map((other) => [one, other]));
  pile.push(...pairs.map((pair) => [pair.join("-"), pair.some((crop) => out.includes(crop)) ? 0 : 1]), ["plague", 0]);
  const size = () => pile.reduce((sum, [, count]) => sum + count, 0);
  const results = [...record.start.chance, ...record.plies.flatMap((ply) => ply.chance)];
  const dealt = 5 * record.players;
  let right = 0; // results that are as the key gives them
  let wrong = false;
  while (right < results.length && size() > 0 && !wrong) {
    if (right === dealt) pile.at(-1)[1] = 1; // the Plague is mixed in after the deal
    let result;
    if (right === dealt && first === undefined) result = below(record.players);
    else {
      let left = below(size());
      const card = pile.find(([, count]) => (left -= count) < 0);
      card[1] -= 1;
      result = card[0];
    }
    if (result === results[right]) right += 1;
    else wrong = true;
  }
  if (wrong) holds(`chance result ${right + 1} is ${results[right]}`, false);
  else holds(`chance results 1 to ${right} of the first season, of which ${dealt} are the deal`, true);
}
