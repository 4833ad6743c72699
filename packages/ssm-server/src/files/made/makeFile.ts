/** Makes a file from the active catalogues in steps, so that other requests are not blocked. */
import { recordMark, writeXlsx } from 'ssm-core/engine';
import { type CsvReader, csvHead, csvWidth, type SheetRow, writeCsvLines, writeTsvLines } from 'ssm-core/internal';
import type { Bytes } from '../../answer/bytes.ts';
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

function csv(rows: readonly SheetRow[], notes: readonly SheetRow[], reader: CsvReader): Steps<Bytes> {
  const width = csvWidth([...notes, ...rows]);
  return written(rows, csvHead(notes, width, reader), (some) => writeCsvLines(some, width, reader));
}

function notesOf(make: Make, material: Material): readonly SheetRow[] {
  return sourcesOf(make, material).flatMap((catalogue) => blockOf(catalogue, material.texts));
}

async function menuXlsx(catalogue: ActiveCatalogue, { texts }: Material): Promise<Bytes> {
  const { block, titles, rows, widths } = await inTurns(menuRows(catalogue, texts));
  const file = await writeXlsx(
    {
      name: fill(texts.sheet, { version: versionNames[catalogue.version] }).slice(0, 31),
      rows: [titles, ...rows],
      titleRow: 1,
      widths,
    },
    { name: texts.aboutSheet.slice(0, 31), rows: [[`${texts.aboutSheet} ${recordMark}`], ...block], widths: [40, 80] },
  );
  return new Uint8Array(await file.arrayBuffer());
}

async function menuFile(make: Make, catalogue: ActiveCatalogue, material: Material): Promise<Bytes> {
  const format = menuOf(make)?.format;
  if (format === 'xlsx') return menuXlsx(catalogue, material);
  if (format === 'annotation')
    return inTurns(written(await inTurns(annotationRows(catalogue, material.texts)), '', writeTsvLines));
  const { block, titles, rows } = await inTurns(menuRows(catalogue, material.texts));
  return inTurns(csv([titles, ...rows], block, format === 'csv' ? 'programs' : 'excel'));
}

function notesText({ notes, texts }: Material): Bytes {
  const each = notes.map(({ version, date, title, markdown }) => `# ${version} – ${title}\n\n${date}\n\n${markdown}\n`);
  return encoder.encode(each.length === 0 ? `# ${texts.about}\n` : each.join('\n'));
}

export async function makeFile(make: Make, material: Material): Promise<Bytes> {
  const [source] = sourcesOf(make, material);
  switch (make) {
    case 'crosswalk':
    case 'crosswalk-excel': {
      const rows = crosswalkRows(sourcesOf(make, material), material.texts);
      return inTurns(csv(rows, notesOf(make, material), make === 'crosswalk' ? 'programs' : 'excel'));
    }
    case 'data-dictionary':
      return inTurns(csv(dictionaryRows(material), notesOf(make, material), 'excel'));
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
