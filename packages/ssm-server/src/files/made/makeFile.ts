/** Makes a file of the catalogues in use; other requests have their turn meanwhile. */
import { writeXlsx } from 'ssm-core/engine';
import { byteOrderMark, type SheetRow, writeCsvLines, writeTsvLines } from 'ssm-core/internal';
import type { Bytes } from '../../answer/encoding.ts';
import type { ActiveCatalogue } from '../../catalogue/active.ts';
import { inTurns, type Steps } from '../../queue/steps.ts';
import { crosswalkRows } from './crosswalk.ts';
import { dictionaryRows } from './dictionary.ts';
import { fill, type Make, type Material, menuOf, sourcesOf, versionNames } from './makes.ts';
import { annotationRows, blockOf, menuRows } from './menuRows.ts';
import { templateBytes } from './templates.ts';

const encoder = new TextEncoder();
const rowsAStep = 200;

function joined(pieces: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function* written(rows: readonly SheetRow[], head: string, write: (rows: readonly SheetRow[]) => string): Steps<Bytes> {
  const pieces: Bytes[] = [encoder.encode(head)];
  for (let from = 0; from < rows.length; from += rowsAStep) {
    yield;
    pieces.push(encoder.encode(write(rows.slice(from, from + rowsAStep))));
  }
  return joined(pieces);
}

function csv(rows: readonly SheetRow[]): Steps<Bytes> {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  return written(rows, byteOrderMark, (some) => writeCsvLines(some, width));
}

/** The same catalogues are named above each table that they are the source of. */
function withBlocks(rows: readonly SheetRow[], make: Make, material: Material): readonly SheetRow[] {
  const blocks = sourcesOf(make, material).flatMap((catalogue) => [...blockOf(catalogue, material.texts), []]);
  return [...blocks, ...rows];
}

async function menuXlsx(catalogue: ActiveCatalogue, { texts }: Material): Promise<Bytes> {
  const { block, titles, rows, widths } = await inTurns(menuRows(catalogue, texts));
  const file = await writeXlsx({
    name: fill(texts.sheet, { version: versionNames[catalogue.version] }).slice(0, 31),
    rows: [...block, [], titles, ...rows],
    titleRow: block.length + 2,
    widths,
  });
  return new Uint8Array(await file.arrayBuffer());
}

async function menuFile(make: Make, catalogue: ActiveCatalogue, material: Material): Promise<Bytes> {
  const format = menuOf(make)?.format;
  if (format === 'xlsx') return menuXlsx(catalogue, material);
  if (format === 'annotation')
    return inTurns(written(await inTurns(annotationRows(catalogue, material.texts)), '', writeTsvLines));
  const { block, titles, rows } = await inTurns(menuRows(catalogue, material.texts));
  return inTurns(csv([...block, [], titles, ...rows]));
}

function notesText({ notes, texts }: Material): Bytes {
  const each = notes.map(({ version, date, title, markdown }) => `# ${version} – ${title}\n\n${date}\n\n${markdown}\n`);
  return encoder.encode(each.length === 0 ? `# ${texts.about}\n` : each.join('\n'));
}

/** The bytes: the same for the same material. */
export async function makeFile(make: Make, material: Material): Promise<Bytes> {
  const [source] = sourcesOf(make, material);
  switch (make) {
    case 'crosswalk':
      return inTurns(csv(withBlocks(crosswalkRows(sourcesOf(make, material), material.texts), make, material)));
    case 'data-dictionary':
      return inTurns(csv(withBlocks(dictionaryRows(material), make, material)));
    case 'import-template':
      return templateBytes('import');
    case 'bulk-search-template':
      return templateBytes('search');
    case 'release-notes':
      return notesText(material);
    default:
      return menuFile(make, source as ActiveCatalogue, material);
  }
}
