/** Which styles of a workbook show a number as a date. */
import { type DateFormat, dateFormats } from './numberFormats.ts';
import { attribute, xmlPieces } from './xml.ts';

/** By the number of a cell's style. */
export type DateStyles = ReadonlyMap<number, DateFormat>;

export function readDateStyles(xml: string, part: string): DateStyles {
  const codes = new Map<number, string>();
  const styleFormats: number[] = [];
  let isInCells = false;
  for (const piece of xmlPieces(xml, part)) {
    if (piece.kind === 'text') continue;
    const { kind, name, attributes } = piece;
    if (name === 'cellXfs') isInCells = kind === 'open';
    if (kind === 'close') continue;
    const id = Number(attribute(attributes, 'numFmtId') ?? 0);
    if (name === 'numFmt') codes.set(id, attribute(attributes, 'formatCode') ?? '');
    if (name === 'xf' && isInCells) styleFormats.push(id);
  }
  const formats = dateFormats(codes);
  return new Map(
    styleFormats.flatMap((id, style) => {
      const format = formats.get(id);
      return format === undefined ? [] : [[style, format] as const];
    }),
  );
}
