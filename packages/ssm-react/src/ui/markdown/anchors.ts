/** Names of headings in addresses: of one document or of several on one page, each name once. */

/** Letters and digits of any script, as `1-2-0`; what has none of them is called `part`. */
function anchorOf(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'part';
}

/** Answers each name once, the second of the same as `name-2`. */
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
