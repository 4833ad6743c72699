/** Joins letters and digits of any script, such as `1-2-0`; returns `part` if there are none. */
function anchorOf(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'part';
}

/** Returns a function that makes each name unique, such as `name-2` for the second. */
export function createAnchors(): (text: string) => string {
  const given = new Set<string>();
  return (text) => {
    const wanted = anchorOf(text);
    let name = wanted;
    for (let count = 2; given.has(name); count++) name = `${wanted}-${count}`;
    given.add(name);
    return name;
  };
}
