/** Panel and Set are codes; a portal may have another word. */
const words: Readonly<Record<string, string>> = { Panel: 'パネル', Set: 'セット' };

export function groupWord(group: string): string {
  return words[group] ?? group;
}
