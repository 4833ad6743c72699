import type { AssayVersion, CollectionSource, GeneSetFamily, GeneSetTable, TestedGeneSet } from '../../api/types.ts';
import { recordMark } from '../../panels/files/panel.sourceSheet.ts';
import { csvBlob } from '../../spreadsheet/csv.ts';
import { asFileName, fileEndings, type SheetFileFormat, type SheetRow } from '../../spreadsheet/sheet.ts';
import type { FamilyEnrichment, ListedGenes, SetTest } from './enrichment.ts';

/** Identifies a line of the header block. */
export type EnrichmentField =
  | 'list'
  | 'version'
  | 'revision'
  | 'otherRevision'
  | 'key'
  | 'background'
  | 'method'
  | 'adjustment'
  | 'families'
  | 'withoutGene'
  | 'notOnMenu'
  | 'outside'
  | 'untested'
  | 'sources'
  | 'exported'
  | 'demo';

export type EnrichmentColumn =
  | 'family'
  | 'category'
  | 'id'
  | 'name'
  | 'k'
  | 'n'
  | 'K'
  | 'N'
  | 'fold'
  | 'p'
  | 'adjustedP'
  | 'genes'
  | 'seqIds'
  | 'size'
  | 'source';

/** All texts in the file. */
export interface EnrichmentExportTexts {
  /** Sheet name, up to 31 characters. */
  readonly sheet: string;
  /** Name of the sheet that describes the test. Must differ from `sheet`. */
  readonly about: string;
  /** End of the file's name, after the name of the list. */
  readonly fileName: string;
  readonly fields: Readonly<Record<EnrichmentField, string>>;
  readonly columns: Readonly<Record<EnrichmentColumn, string>>;
  readonly version: (version: AssayVersion) => string;
  readonly key: string;
  readonly method: string;
  readonly adjustment: string;
  readonly demo: string;
  readonly separator: string;
  readonly family: (family: GeneSetFamily) => string;
  readonly category: (set: TestedGeneSet) => string;
  readonly name: (set: TestedGeneSet) => string;
  readonly source: (source: CollectionSource) => string;
  /** Says how many sets of a family were tested, with n and N, or why none was. */
  readonly brief: (result: FamilyEnrichment) => string;
}

export interface EnrichmentExport {
  /** Names the list, with its kind. */
  readonly list: string;
  readonly listed: ListedGenes;
  readonly geneSets: GeneSetTable;
  readonly results: readonly FamilyEnrichment[];
  /** Describes the background. */
  readonly background: string;
  readonly format: SheetFileFormat;
  readonly texts: EnrichmentExportTexts;
  readonly now: Date;
}

const widths: Readonly<Record<EnrichmentColumn, number>> = {
  family: 14,
  category: 22,
  id: 28,
  name: 40,
  k: 8,
  n: 8,
  K: 8,
  N: 8,
  fold: 12,
  p: 14,
  adjustedP: 14,
  genes: 40,
  seqIds: 40,
  size: 12,
  source: 40,
};
const columns = Object.keys(widths) as readonly EnrichmentColumn[];

function sourcesOf(sets: readonly TestedGeneSet[], texts: EnrichmentExportTexts): readonly string[] {
  const said = new Set(sets.flatMap(({ sources }) => sources.map(texts.source)));
  return [...said].filter((text) => text !== '');
}

function rowOf({ family, n, N }: FamilyEnrichment, test: SetTest, texts: EnrichmentExportTexts): SheetRow {
  const { set, k, K, fold, p, adjustedP, genes, seqIds } = test;
  const cells: Readonly<Record<EnrichmentColumn, string | number>> = {
    family: texts.family(family),
    category: texts.category(set),
    id: set.id,
    name: texts.name(set),
    k,
    n,
    K,
    N,
    fold,
    p,
    adjustedP,
    genes: genes.join(texts.separator),
    seqIds: seqIds.join(texts.separator),
    size: set.genes.length,
    source: sourcesOf([set], texts).join(texts.separator),
  };
  return columns.map((column) => cells[column]);
}

function headOf({ list, listed, geneSets, results, background, texts, now }: EnrichmentExport): readonly SheetRow[] {
  const { fields, separator } = texts;
  const named = (field: EnrichmentField, items: readonly string[]): readonly SheetRow[] =>
    items.length === 0 ? [] : [[fields[field], items.join(separator)]];
  const of = new Map(results.map((result) => [result, texts.family(result.family)]));
  return [
    [fields.list, list],
    [fields.version, texts.version(geneSets.version)],
    [fields.revision, geneSets.revision],
    ...(geneSets.otherRevision === null ? [] : [[fields.otherRevision, geneSets.otherRevision]]),
    [fields.key, texts.key],
    [fields.background, background],
    [fields.method, texts.method],
    [fields.adjustment, texts.adjustment],
    ...results.map((result) => [fields.families, texts.brief(result)]),
    ...named('withoutGene', listed.withoutGene),
    ...named('notOnMenu', listed.notOnMenu),
    ...results.flatMap((result) =>
      result.outside.length === 0 ? [] : [[`${fields.outside} (${of.get(result)})`, result.outside.join(separator)]],
    ),
    ...named('untested', [...new Set(results.flatMap(({ untested }) => untested.map(texts.name)))]),
    ...named('sources', sourcesOf(geneSets.sets, texts)),
    [fields.exported, now.toISOString()],
    ...(geneSets.isDemo ? [[fields.demo, texts.demo]] : []),
  ];
}

/**
 * Creates a file with every test, whichever rows are shown, so that each number can be computed again. A .csv describes
 * the test above the rows, an .xlsx on a further sheet, which imports skip. The code for .xlsx is lazy-loaded.
 */
export async function exportEnrichment(
  options: EnrichmentExport,
): Promise<{ readonly blob: Blob; readonly name: string }> {
  const { list, geneSets, results, format, texts } = options;
  const head = headOf(options);
  // Someone may copy rows without the lines around them, so each row of a demo says so.
  const title = [...columns.map((column) => texts.columns[column]), ...(geneSets.isDemo ? [texts.fields.demo] : [])];
  const demo = geneSets.isDemo ? [texts.demo] : [];
  const body = results.flatMap((result) => {
    const inOrder = result.tests.toSorted((one, other) => one.adjustedP - other.adjustedP || one.p - other.p);
    return inOrder.map((test) => [...rowOf(result, test, texts), ...demo]);
  });
  const rows = [title, ...body];
  const name = `${asFileName(`${list} ${texts.fileName}`)}.${fileEndings[format]}`;
  if (format !== 'xlsx') return { name, blob: csvBlob(rows, format, head) };
  const { writeXlsx } = await import('../../spreadsheet/xlsx.ts');
  const whole = { name: texts.sheet, rows, titleRow: 1, widths: columns.map((column) => widths[column]) };
  const about = { name: texts.about, rows: [[`${texts.about} ${recordMark}`], ...head], widths: [40, 80] };
  return { name, blob: await writeXlsx(whole, about) };
}
