/** The sheets of an unpacked workbook. It knows no Node: a browser page can run it. */
import type { ReadSheet } from 'ssm-core/engine';
import { RefusedFileError } from './refusedFile.ts';
import type { ZipEntry } from './unzip/listZip.ts';
import { readSharedStrings } from './xlsx/sharedStrings.ts';
import { type SheetContext, sheetRows } from './xlsx/sheetRows.ts';
import { readDateStyles } from './xlsx/styles.ts';
import { relationNamespaces, XmlReader } from './xlsx/xml.ts';

/** Parts by name. */
export type Parts = ReadonlyMap<string, Uint8Array>;

interface Relation {
  readonly type: string;
  readonly part: string;
}

interface SheetEntry {
  readonly name: string;
  readonly id: string;
  readonly isHidden: boolean;
}

interface Workbook {
  readonly is1904: boolean;
  readonly sheets: readonly SheetEntry[];
}

const workbookPart = 'xl/workbook.xml';
const wanted = /^xl\/(?:worksheets\/|_rels\/)?[^/]+\.(?:xml|rels)$/i;

/** Parts that reading takes; pictures, printer settings and the like stay packed. */
export function isWanted({ name }: ZipEntry): boolean {
  return wanted.test(name);
}

function textOf(bytes: Uint8Array, part: string): string {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  try {
    return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RefusedFileError(`This workbook is damaged: ${part} is not in UTF-8.`);
  }
}

function partOf(target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps: string[] = ['xl'];
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

function readRelations(xml: string, part: string): ReadonlyMap<string, Relation> {
  const relations = new Map<string, Relation>();
  const reader = new XmlReader(xml, part, relationNamespaces);
  while (reader.next()) {
    if (reader.kind !== 'open' || reader.name !== 'Relationship') continue;
    const type = reader.attribute('Type') ?? '';
    const target = reader.attribute('Target') ?? '';
    const id = reader.attribute('Id') ?? '';
    relations.set(id, { type: type.slice(type.lastIndexOf('/') + 1), part: partOf(target) });
  }
  return relations;
}

function readWorkbook(xml: string): Workbook {
  const sheets: SheetEntry[] = [];
  let is1904 = false;
  const reader = new XmlReader(xml, workbookPart);
  while (reader.next()) {
    const { kind, name } = reader;
    if (kind !== 'open') continue;
    if (name === 'workbookPr') is1904 = ['1', 'true'].includes(reader.attribute('date1904') ?? '');
    if (name !== 'sheet') continue;
    const isHidden = ['hidden', 'veryHidden'].includes(reader.attribute('state') ?? '');
    sheets.push({ name: reader.attribute('name') ?? '', id: reader.attribute('r:id') ?? '', isHidden });
  }
  return { is1904, sheets };
}

/** Its sheets in their order, whose rows are read as they are asked for. Throws RefusedFileError, also while they are. */
export function readSheets(given: Parts): readonly ReadSheet[] {
  const parts = new Map([...given].map(([name, bytes]) => [name.toLowerCase(), bytes]));
  const xmlOf = (part: string): string | undefined => {
    const bytes = parts.get(part.toLowerCase());
    return bytes === undefined ? undefined : textOf(bytes, part);
  };
  const whole = xmlOf(workbookPart);
  const relationsPart = 'xl/_rels/workbook.xml.rels';
  const relationsXml = xmlOf(relationsPart);
  if (whole === undefined || relationsXml === undefined) {
    throw new RefusedFileError('This workbook is damaged: it lacks the list of its sheets.');
  }
  const workbook = readWorkbook(whole);
  const relations = readRelations(relationsXml, relationsPart);
  // Not every program names them among the relations.
  const single = <Result>(type: string, read: (xml: string, part: string) => Result): Result | undefined => {
    const part = [...relations.values()].find((relation) => relation.type === type)?.part ?? `xl/${type}.xml`;
    const xml = xmlOf(part);
    return xml === undefined ? undefined : read(xml, part);
  };
  const context: SheetContext = {
    texts: single('sharedStrings', readSharedStrings) ?? [],
    dates: single('styles', readDateStyles) ?? new Map(),
    is1904: workbook.is1904,
  };
  return workbook.sheets.flatMap(({ name, id, isHidden }) => {
    const relation = relations.get(id);
    // A sheet may be a chart or a dialog.
    if (relation !== undefined && relation.type !== 'worksheet') return [];
    const part = relation?.part ?? '';
    if (!parts.has(part.toLowerCase())) {
      throw new RefusedFileError(
        `This workbook is damaged: its sheet ${JSON.stringify(name.slice(0, 40))} is missing.`,
      );
    }
    return [{ name, isHidden, rows: { [Symbol.iterator]: () => sheetRows(xmlOf(part) ?? '', part, context) } }];
  });
}
