/** Finds the parts of a workbook by their relations, because programs may give them any name. Uses no Node API. */

import type { ZipEntry } from './unzip/listZip.ts';
import { RefusedFileError } from './workbookReader.ts';
import { relationNamespaces, typeNamespaces, XmlReader } from './xlsx/xml.ts';

/** Parts by name in lower case, because case does not matter in names of parts. */
export type Parts = ReadonlyMap<string, Uint8Array>;

interface Relation {
  readonly type: string;
  readonly part: string;
}

export interface WorkbookParts {
  readonly workbook: string;
  readonly relations: ReadonlyMap<string, Relation>;
  readonly single: (type: SingleType) => string;
  /** Names of the parts to unpack, in lower case. Pictures, charts and others stay packed. */
  readonly wanted: ReadonlySet<string>;
}

type SingleType = 'sharedStrings' | 'styles';

const typesPart = '[content_types].xml';
const usualWorkbook = 'xl/workbook.xml';

export function isRelating({ name }: Pick<ZipEntry, 'name'>): boolean {
  return /(?:^|\/)_rels\/[^/]*\.rels$/i.test(name) || name.toLowerCase() === typesPart;
}

export function textOf(bytes: Uint8Array, part: string): string {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  try {
    return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RefusedFileError(`This workbook is damaged: ${part} is not in UTF-8.`);
  }
}

function folderOf(part: string): string {
  return part.slice(0, part.lastIndexOf('/') + 1);
}

/** Resolves a target against the folder of its part, or against the root when it starts with a slash. */
function partAt(target: string, folder: string): string {
  const path = target.replaceAll('\\', '/');
  const steps: string[] = [];
  for (const step of (path.startsWith('/') ? path : `${folder}${path}`).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

function relationsOf(part: string, parts: Parts): ReadonlyMap<string, Relation> | undefined {
  const folder = folderOf(part);
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const bytes = parts.get(name.toLowerCase());
  if (bytes === undefined) return undefined;
  const relations = new Map<string, Relation>();
  const reader = new XmlReader(textOf(bytes, name), name, relationNamespaces);
  while (reader.next()) {
    if (reader.kind !== 'open' || reader.name !== 'Relationship') continue;
    if (reader.attribute('TargetMode') === 'External') continue;
    const type = reader.attribute('Type') ?? '';
    const target = partAt(reader.attribute('Target') ?? '', folder);
    relations.set(reader.attribute('Id') ?? '', { type: type.slice(type.lastIndexOf('/') + 1), part: target });
  }
  return relations;
}

function contentTypeOf(part: string, parts: Parts): string | undefined {
  const bytes = parts.get(typesPart);
  if (bytes === undefined) return undefined;
  const reader = new XmlReader(textOf(bytes, '[Content_Types].xml'), '[Content_Types].xml', typeNamespaces);
  while (reader.next()) {
    if (reader.kind !== 'open' || reader.name !== 'Override') continue;
    const name = reader.attribute('PartName') ?? '';
    if (partAt(name, '').toLowerCase() === part.toLowerCase()) return reader.attribute('ContentType');
  }
  return undefined;
}

const otherTypes: readonly (readonly [type: RegExp, what: string])[] = [
  [/sheet\.binary/i, 'a binary workbook (.xlsb); save it as .xlsx'],
  [/wordprocessingml|ms-word/i, 'a Word document; save it as an .xlsx workbook and send that'],
  [/presentationml|ms-powerpoint/i, 'a PowerPoint presentation; save it as an .xlsx workbook and send that'],
];

/**
 * Returns the part that the package's relations call its document, or without relations the part with the usual name.
 */
function workbookPart(parts: Parts): string {
  const relations = relationsOf('', parts);
  if (relations === undefined) return usualWorkbook;
  const document = [...relations.values()].find(({ type }) => type === 'officeDocument')?.part;
  if (document === undefined) {
    throw new RefusedFileError('This is a package of files, and none of them is a workbook; choose an .xlsx workbook.');
  }
  const type = contentTypeOf(document, parts) ?? '';
  const other = otherTypes.find(([pattern]) => pattern.test(type));
  if (other !== undefined) throw new RefusedFileError(`This is ${other[1]}.`);
  return document;
}

export function findWorkbookParts(parts: Parts): WorkbookParts {
  const workbook = workbookPart(parts);
  const relations = relationsOf(workbook, parts);
  if (relations === undefined) {
    throw new RefusedFileError('This workbook is damaged: it lacks the list of its sheets.');
  }
  const all = [...relations.values()];
  // Some programs write no relation for this part, so its usual name is tried.
  const single = (type: SingleType): string =>
    all.find((relation) => relation.type === type)?.part ?? `${folderOf(workbook)}${type}.xml`;
  const sheets = all.filter(({ type }) => type === 'worksheet').map(({ part }) => part);
  const wanted = [workbook, single('sharedStrings'), single('styles'), ...sheets];
  return { workbook, relations, single, wanted: new Set(wanted.map((part) => part.toLowerCase())) };
}
