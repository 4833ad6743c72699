import { XmlReader } from './xml.ts';

export function cellText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Reads the shared texts in order, without their phonetic readings. */
export function readSharedStrings(xml: string, part: string): readonly string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isReading = false;
  const reader = new XmlReader(xml, part);
  while (reader.next()) {
    if (reader.kind === 'text') {
      if (isText && !isReading) text += reader.text;
      continue;
    }
    const isOpen = reader.kind === 'open';
    if (reader.name === 't') isText = isOpen;
    else if (reader.name === 'rPh') isReading = isOpen;
    else if (reader.name === 'si' && isOpen) text = '';
    else if (reader.name === 'si') texts.push(cellText(text));
  }
  return texts;
}
