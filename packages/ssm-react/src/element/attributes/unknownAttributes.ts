/** Attributes that are most likely meant for one of the element’s: what a page misspells does nothing, unseen. */

/** How many characters must be inserted, left out or replaced to make one of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index++) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at++) {
      const replaced = (row[at] as number) + (one[index] === other[at] ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] as number) + 1, (next[at] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}

/** HTML's `data-` and `aria-`, those of frameworks as `v-`, `ng-` and `_ng…`, and all that has other characters in it than ours. */
const ofOthers = /^(?:data|aria|\w{1,2})-|[^a-z-]/;

/** In a short name one wrong character is much. */
const isNear = (name: string, known: string): boolean => distance(name, known) <= (known.length < 6 ? 1 : 2);

/** Each with the nearest name that is known. HTML’s own are near to none. */
export function misspelt(
  names: readonly string[],
  known: readonly string[],
): readonly (readonly [name: string, meant: string])[] {
  return names
    .filter((name) => !known.includes(name) && !ofOthers.test(name))
    .flatMap((name) => {
      const [nearest = ''] = known.toSorted((a, b) => distance(name, a) - distance(name, b));
      return isNear(name, nearest) ? [[name, nearest] as const] : [];
    });
}
