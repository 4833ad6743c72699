import { type DateFormat, dateFormats } from './numberFormats.ts';
import { XmlReader } from './xml.ts';

/** Date formats by style index. */
export type DateStyles = ReadonlyMap<number, DateFormat>;

export function readDateStyles(xml: string, part: string): DateStyles {
  const codes = new Map<number, string>();
  const styleFormats: number[] = [];
  let isInCells = false;
  const reader = new XmlReader(xml, part);
  while (reader.next()) {
    const { kind, name } = reader;
    if (kind === 'text') continue;
    if (name === 'cellXfs') isInCells = kind === 'open';
    if (kind === 'close') continue;
    const id = Number(reader.attribute('numFmtId') ?? 0);
    if (name === 'numFmt') codes.set(id, reader.attribute('formatCode') ?? '');
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
