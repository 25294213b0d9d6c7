// Prints how many rounds of the pretend engine's loop take so many microseconds of CPU here.
// Usage: node calibrate.mjs MICROSECONDS

import { engine } from "./pretend.mjs";

const wanted = Number(process.argv[2]);
const LOOPS = 20000;
const CALLS = 50;
const ATTEMPTS = 200;

let seed = 1;
let best = Infinity;
for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
  const before = process.cpuUsage();
  for (let call = 0; call < CALLS; call++) seed = engine(LOOPS, seed);
  const { user, system } = process.cpuUsage(before);
  best = Math.min(best, (user + system) / (CALLS * LOOPS));
}
if (seed < 0) throw new Error("the loop left its range");
console.log(Math.round(wanted / best));
