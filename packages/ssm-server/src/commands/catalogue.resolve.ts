/** Resolves a list on the command line as an import does, so that operators can check the results. */
import {
  type AssayVersion,
  assayVersions,
  type ImportedRow,
  type ImportMeaning,
  type ImportProblem,
  ImportProblemError,
  importFileEndings,
  importListOf,
  maximumImportRows,
} from 'ssm-core';
import { type Catalogues, createImportAnswers, distinctRows, laySheets, resemblesIn } from 'ssm-core/engine';
import { invariant, isAdat } from 'ssm-core/internal';
import { createCatalogueHolder } from '../catalogue/active.ts';
import type { NamesOfKind, WrongAnswer } from '../catalogue/everyName.ts';
import { generateDemoCatalogue } from '../catalogue/generate/generateDemoCatalogue.ts';
import { identifiersOf } from '../catalogue/identifiers.ts';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import type { Operator } from '../control/operator.ts';
import { atOnce } from '../queue/steps.ts';
import { readTextRows } from '../workbook/textRows.ts';
import { uploadThreadLimits } from '../workbook/thread/uploadReader.ts';
import { readInThread } from '../workbook/thread/workbookThread.ts';
import { RefusedFileError, TooManyRowsError } from '../workbook/workbookReader.ts';
import type { CatalogueCommand } from './catalogue.arguments.ts';
import { readFiles } from './catalogue.files.ts';

type ResolveCommand = Extract<CatalogueCommand, { verb: 'resolve' }>;

export class UnreadableListError extends Error {
  override readonly name = 'UnreadableListError';
}

const endings = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(importFileEndings);

const problems: Readonly<Record<ImportProblem, string>> = {
  several_files: 'Name one file at a time',
  old_workbook: 'This kind of workbook cannot be read; save it as .xlsx',
  broken_adat: 'It is an ADAT without a whole row of SeqIds below ^TABLE_BEGIN',
  wrong_kind: `A list is an ${endings} file`,
  too_large: 'It is larger than 10 MiB; divide it',
  too_many_rows: 'It has more than 100,000 rows, or more than 20,000 that do not repeat an earlier one; divide it',
  empty: 'There is nothing in it',
  unreadable: 'It cannot be read',
};

function unreadable(file: string, error: unknown): unknown {
  if (error instanceof ImportProblemError) return new UnreadableListError(`${file}: ${problems[error.problem]}.`);
  if (error instanceof TooManyRowsError) return new UnreadableListError(`${file}: ${problems.too_many_rows}.`);
  return error instanceof RefusedFileError ? new UnreadableListError(`${file}: ${error.message}`) : error;
}

/** Returns the active revisions or, as in the server, the demo catalogues. */
async function inUse(operator: Operator): Promise<readonly CatalogueRevision[]> {
  const loaded = await Promise.all(assayVersions.map((version) => operator.activeRevision(version)));
  const known = loaded.filter((revision) => revision !== undefined);
  return known.length > 0 ? known : Promise.all(assayVersions.map((version) => generateDemoCatalogue(version)));
}

/** Rejects with UnreadableListError when the version has no catalogue. */
export async function cataloguesOf(operator: Operator, version: AssayVersion): Promise<Catalogues> {
  const revisions = await inUse(operator);
  if (revisions.every((revision) => revision.version !== version)) {
    throw new UnreadableListError(`No ${version} catalogue is loaded; load one, or name the other version.`);
  }
  const holder = createCatalogueHolder();
  holder.replace(revisions);
  const catalogues = await identifiersOf(holder, version);
  invariant(catalogues !== undefined, 'a version with a catalogue has its index; build it from the catalogues in use.');
  return catalogues;
}

export interface ResolvedList {
  readonly rows: readonly ImportedRow[];
  /** True for an ADAT, from which only SeqIds are read. */
  readonly isAdat: boolean;
}

export async function resolveFile(
  { file, version, readsHidden }: Omit<ResolveCommand, 'file'> & { readonly file: string },
  folder: string,
  operator: Operator,
): Promise<ResolvedList> {
  const [read] = await readFiles([file], folder);
  invariant(read !== undefined, 'a file that is named is read or refused.');
  try {
    const list = new File([new Uint8Array(read.bytes)], read.name);
    if (list.size === 0) throw new ImportProblemError('empty');
    const name = list.name.toLowerCase();
    if (!importFileEndings.some((ending) => name.endsWith(ending))) throw new ImportProblemError('wrong_kind');
    const source = { kind: 'file', file: list } as const;
    const [whole, isOfAdat] = [await importListOf(source), await isAdat(source)];
    const sheets =
      whole instanceof File
        ? await readInThread(new Uint8Array(await whole.arrayBuffer()), uploadThreadLimits)
        : atOnce(readTextRows(whole));
    const catalogues = await cataloguesOf(operator, version);
    const answer = createImportAnswers(catalogues);
    const laid = [...laySheets(sheets, { resembles: resemblesIn(catalogues), readsHidden })];
    const isLong = laid.filter(({ role }) => role !== 'heading').length > maximumImportRows;
    const listed = isLong ? [...distinctRows(laid)].filter((row) => row !== undefined) : laid;
    if (listed.length > maximumImportRows + mostHeadings) throw new TooManyRowsError();
    return { rows: listed.map((row) => answer(row)), isAdat: isOfAdat };
  } catch (error) {
    throw unreadable(file, error);
  }
}

function countLines(rows: readonly ImportedRow[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { status, reason } of rows) {
    const key = `${status}\t${reason ?? ''}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => {
      const [status = '', reason = ''] = key.split('\t');
      return `${String(count).padStart(7)}  ${status.padEnd(16)}${reason}`.trimEnd();
    });
}

const mostHeadings = 20;

function leftOutLines(rows: readonly ImportedRow[]): readonly string[] {
  return rows.flatMap(({ sheet, reason, count }) => {
    if (count === undefined) return [];
    if (reason === 'repeated_rows') return [`${count} rows repeat the identifiers of earlier rows and are not listed`];
    const what = reason === 'hidden_rows' ? ['row', 'rows'] : ['column', 'columns'];
    const [noun, verb] = count === 1 ? [what[0], 'is'] : [what[1], 'are'];
    return [
      `${count} ${noun} that the sheet ${sheet} hides ${verb} left out; --hidden reads ${count === 1 ? 'it' : 'them'}`,
    ];
  });
}

function meaningText({ written, kind, name, how, state, seqIds }: ImportMeaning): string {
  const why = how === null ? '' : ` by ${how}`;
  const where = seqIds.length === 0 ? '' : ` (${seqIds.join(', ')})`;
  return `${written}: ${kind} ${name}${why}, ${state}${where}`;
}

function rowLines(row: ImportedRow): readonly string[] {
  const { sheet, line, raw, status, reason, seqId, candidates, elsewhere, meanings, duplicateOf } = row;
  const found = seqId === null ? '' : ` ${seqId}`;
  const before = duplicateOf === null ? '' : ` of line ${duplicateOf}`;
  const head = `${sheet} ${line}\t${raw}\t${status}${before}${reason === null ? '' : `, ${reason}`}${found}`;
  const ids = (list: ImportedRow['candidates']) => list.map((candidate) => candidate.seqId).join(', ');
  return [
    head,
    ...(candidates.length > 0 ? [`\tmay be ${ids(candidates)}`] : []),
    ...(elsewhere.length > 0 ? [`\tin the other version ${ids(elsewhere)}`] : []),
    ...meanings.map((meaning) => `\t${meaningText(meaning)}`),
  ];
}

const namesShown = 10;

const wrongTexts: Readonly<Record<WrongAnswer, string>> = {
  another_protein: 'found as another protein',
  false_other_version: 'said to be of the other version alone, and on this menu',
  false_not_measured: 'said not to be measured, and on this menu',
};

export function everyNameLines(
  names: readonly NamesOfKind[],
  { showsAll, version }: Pick<ResolveCommand, 'showsAll' | 'version'>,
): readonly string[] {
  const asked = names.reduce((sum, each) => sum + each.asked, 0);
  const answered = names.map((each) => {
    const counts = Object.entries(each.counts).map(([status, count]) => `${count} ${status}`);
    return `${String(each.asked).padStart(7)}  ${each.kind.padEnd(12)}${counts.join(', ')}`;
  });
  const wrong = names.flatMap(({ kind, wrong: lists }) =>
    (Object.keys(wrongTexts) as WrongAnswer[]).flatMap((is) => {
      const list = lists[is];
      const shown = showsAll ? list : list.slice(0, namesShown);
      return list.length === 0
        ? []
        : [`${String(list.length).padStart(7)}  ${kind} ${wrongTexts[is]}: ${shown.join(', ')}`];
    }),
  );
  return [
    `${asked} names, answered from the ${version} catalogue in use`,
    ...answered,
    '',
    ...(wrong.length === 0 ? ['No answer is wrong by the cells of the catalogues.'] : wrong),
  ];
}

const plain: ReadonlySet<ImportedRow['status']> = new Set(['exact', 'heading', 'blank']);

/** Prints counts by status and reason, and the rows that were not matched exactly; with `showsAll` every row. */
export function resolveLines(
  { rows, isAdat: isOfAdat }: ResolvedList,
  { showsAll, version }: Pick<ResolveCommand, 'showsAll' | 'version'>,
): readonly string[] {
  const shown = rows.filter(({ status }) => showsAll || !plain.has(status));
  return [
    `${rows.length} rows, answered from the ${version} catalogue in use`,
    ...(isOfAdat ? ['Of the ADAT the SeqIds are read; its samples and measurements are left out'] : []),
    ...leftOutLines(rows),
    ...countLines(rows),
    ...(shown.length === 0 ? [] : ['']),
    ...shown.flatMap(rowLines),
  ];
}
