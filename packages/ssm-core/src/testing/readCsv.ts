export function readCsv(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  const fields = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  while (fields.lastIndex < text.length) {
    const at = fields.lastIndex;
    const match = fields.exec(text);
    if (match === null) throw new Error(`No field at character ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    line.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}
