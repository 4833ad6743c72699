/**
 * Repeatable random numbers. All operations used round alike in every engine, so that a seed gives the same bytes
 * everywhere.
 */

export interface Random {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number;
  /** Returns an integer from 0 to `end` - 1. */
  below(end: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: Item[]): Item[];
  /** Returns a number between -6 and 6, with mean 0 and standard deviation 1. */
  normal(): number;
  /** Returns a number; `spread` is the standard deviation of its natural logarithm. */
  logNormal(median: number, spread: number): number;
}

/** Computes e^x by halving and a series. Math.exp may differ between engines in the last bit. */
function exp(x: number): number {
  const small = x / 1024;
  let power = 1 + small * (1 + (small / 2) * (1 + (small / 3) * (1 + (small / 4) * (1 + small / 5))));
  for (let index = 0; index < 10; index += 1) power *= power;
  return power;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  const normal = () => {
    let sum = -6;
    for (let index = 0; index < 12; index += 1) sum += next();
    return sum;
  };
  return {
    next,
    below,
    normal,
    shuffle(items) {
      for (let last = items.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        const held = items[last] as (typeof items)[number];
        items[last] = items[other] as (typeof items)[number];
        items[other] = held;
      }
      return items;
    },
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    logNormal: (median, spread) => median * exp(normal() * spread),
  };
}

export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
