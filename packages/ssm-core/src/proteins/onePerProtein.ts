/**
 * Keeps one reagent per protein of a working list. A protein is a UniProt accession. A rule never chooses a reagent that
 * measures several proteins, and chooses nothing among equal or missing values; the user can choose instead.
 */
import type { ColumnKey, PanelSource, PanelSourceRow } from '../api/types.ts';
import { panelRows } from '../panels/files/panel.rows.ts';
import { reportedValue } from '../sheet/sheet.reagents.ts';
import { analyteAt } from '../table/cell.ts';
import { compareSeqIds } from '../table/order/seqIdOrder.ts';
import type { Table } from '../table/table.ts';
import { bestBy, type MeasureOrder, measureValues, ruleMeasureKeys, spannedProteins } from './reagentRules.ts';

/** Columns that report how a reagent was tested. */
export const evidenceKeys = [
  'characterizationInfo',
  'orthogonalStrategies',
  'mrmMsData',
  'ddaMsData',
  'pQtl',
] as const satisfies readonly ColumnKey[];

/** Columns that the functions of this file read. */
export const proteinColumnKeys: readonly ColumnKey[] = [
  ...ruleMeasureKeys,
  'targetName',
  'uniProtId',
  'entrezGeneName',
  ...evidenceKeys,
];

export type ProteinRule =
  | { readonly by: 'best'; readonly measure: ColumnKey; readonly order: MeasureOrder }
  /** The most columns of `evidenceKeys` with a value. */
  | { readonly by: 'evidence' };

/** The user's choices by accession: the SeqId to keep, or null to keep all reagents for the protein. */
export type ProteinChoices = ReadonlyMap<string, string | null>;

export interface ListedReagent {
  readonly seqId: string;
  /** Null if it is not reported. */
  readonly targetName: string | null;
  /** Distinct UniProt accessions. */
  readonly accessions: readonly string[];
  /** Symbols or accessions of the proteins that it measures; empty for one protein. */
  readonly spans: readonly string[];
  /** Entrez gene symbols. */
  readonly symbols: readonly string[];
  /** Number of columns of `evidenceKeys` with a value. */
  readonly evidence: number;
}

export interface ListedProtein {
  readonly accession: string;
  /** Symbols of the reagents that measure only this protein. */
  readonly symbols: readonly string[];
  readonly reagents: readonly ListedReagent[];
}

export interface ListedProteins {
  /** Proteins for which the list has several reagents, in list order. */
  readonly several: readonly ListedProtein[];
  /** Number of reagents without an accession. No rule changes them. */
  readonly unknown: number;
  /** Number of SeqIds that are not on the menu. No rule changes them. */
  readonly absent: number;
}

export function listedProteins(table: Table, seqIds: Iterable<string>): ListedProteins {
  const { rows, lost } = panelRows(table, seqIds);
  const proteins = new Map<string, ListedReagent[]>();
  let unknown = 0;
  for (const row of rows) {
    const analyte = analyteAt(table, row, ['targetName', 'uniProtId', 'entrezGeneName', ...evidenceKeys]);
    const { seqId, targetName = null, uniProtId, entrezGeneName } = analyte;
    const reagent: ListedReagent = {
      seqId,
      targetName,
      accessions: [...new Set(uniProtId)],
      spans: spannedProteins({ uniProtId: uniProtId ?? [], entrezGeneName: entrezGeneName ?? [] }),
      symbols: [...new Set(entrezGeneName)],
      evidence: evidenceKeys.filter((key) => reportedValue(analyte, key) !== null).length,
    };
    if (reagent.accessions.length === 0) unknown += 1;
    for (const accession of reagent.accessions) {
      proteins.set(accession, [...(proteins.get(accession) ?? []), reagent]);
    }
  }
  const several = [...proteins].flatMap(([accession, reagents]) => {
    if (reagents.length < 2) return [];
    const single = reagents.filter(({ spans }) => spans.length === 0);
    return [{ accession, symbols: [...new Set(single.flatMap(({ symbols }) => symbols))], reagents }];
  });
  return { several, unknown, absent: lost.length };
}

/** Returns whether any reagent of the catalogue has evidence, without which the rule `evidence` decides nothing. */
export function hasEvidence({ several }: ListedProteins): boolean {
  return several.some(({ reagents }) => reagents.some(({ evidence }) => evidence > 0));
}

/**
 * Chooses a reagent for a protein, for all its proteins if it measures several; null keeps all. A spanning reagent that
 * was chosen before is no longer chosen for its other proteins.
 */
export function withProteinChoice(
  choices: ProteinChoices,
  { accession, reagents }: ListedProtein,
  seqId: string | null,
): ProteinChoices {
  const before = choices.get(accession);
  const kept = [...choices].filter(
    ([other, chosen]) => other !== accession && (typeof before !== 'string' || chosen !== before),
  );
  const accessions = reagents.find((reagent) => reagent.seqId === seqId)?.accessions ?? [accession];
  return new Map([...kept, ...accessions.map((each) => [each, seqId] as const)]);
}

/**
 * Tells who decided on a protein. `only`: one reagent measures this protein alone. Undecided: `tie` for equal values, `missing`
 * without values, `spanning` if each reagent measures several proteins.
 */
export type ProteinDecidedBy = 'rule' | 'reader' | 'all' | 'only' | 'tie' | 'missing' | 'spanning';

export interface DecidedReagent extends ListedReagent {
  /** The compared value; null if it is not reported. */
  readonly value: number | null;
  readonly stays: boolean;
}

export interface ProteinDecision extends Omit<ListedProtein, 'reagents'> {
  readonly by: ProteinDecidedBy;
  /** Best value first, reagents without a value last. */
  readonly reagents: readonly DecidedReagent[];
}

export interface OnePerProtein {
  readonly decisions: readonly ProteinDecision[];
  /** SeqIds to remove, in list order. */
  readonly removed: readonly string[];
}

const undecided: ReadonlySet<ProteinDecidedBy> = new Set(['tie', 'missing', 'spanning']);

/** Returns whether the user has to choose, because no rule can. */
export function isProteinUndecided({ by }: ProteinDecision): boolean {
  return undecided.has(by);
}

interface Verdict {
  readonly by: ProteinDecidedBy;
  /** SeqIds that stay, apart from reagents for several proteins. */
  readonly stays: readonly string[];
}

function verdictOf(
  { accession, reagents }: ListedProtein,
  order: MeasureOrder,
  choices: ProteinChoices,
  valueOf: (reagent: ListedReagent) => number | null,
): Verdict {
  const choice = choices.get(accession);
  if (choice === null) return { by: 'all', stays: reagents.map(({ seqId }) => seqId) };
  if (reagents.some(({ seqId }) => seqId === choice)) return { by: 'reader', stays: [choice as string] };
  const single = reagents.filter(({ spans }) => spans.length === 0);
  const stays = single.map(({ seqId }) => seqId);
  if (single.length < 2) return { by: single.length === 0 ? 'spanning' : 'only', stays };
  const values = new Map(single.map((reagent) => [reagent.seqId, valueOf(reagent)]));
  const best = bestBy(stays, order, (seqId) => values.get(seqId) ?? null);
  return best.kind === 'best' ? { by: 'rule', stays: [best.seqId] } : { by: best.kind, stays };
}

/**
 * Decides which reagents stay. A reagent for several proteins goes if another reagent was decided on for each of them;
 * otherwise a protein would be lost, or the user can still choose this reagent.
 */
export function onePerProtein(
  table: Table,
  { several }: ListedProteins,
  rule: ProteinRule,
  choices: ProteinChoices,
): OnePerProtein {
  const values = measureValues(table);
  const order = rule.by === 'best' ? rule.order : 'highest';
  const sign = order === 'lowest' ? 1 : -1;

  function valueOf({ seqId, evidence }: ListedReagent): number | null {
    if (rule.by === 'best') return values(seqId, rule.measure);
    return evidence === 0 ? null : evidence;
  }

  function compare(one: DecidedReagent, other: DecidedReagent): number {
    if (one.value === other.value) return compareSeqIds(one.seqId, other.seqId);
    if (one.value === null || other.value === null) return one.value === null ? 1 : -1;
    return sign * (one.value - other.value);
  }

  const verdicts = new Map(several.map((protein) => [protein.accession, verdictOf(protein, order, choices, valueOf)]));
  function stays({ seqId, accessions, spans }: ListedReagent): boolean {
    const own = accessions.map((accession) => verdicts.get(accession));
    if (own.some((verdict) => verdict?.stays.includes(seqId))) return true;
    return spans.length > 0 && own.some((verdict) => verdict === undefined || undecided.has(verdict.by));
  }

  const decisions = several.map((protein) => ({
    ...protein,
    by: verdicts.get(protein.accession)?.by ?? 'spanning',
    reagents: protein.reagents
      .map((reagent) => ({ ...reagent, value: valueOf(reagent), stays: stays(reagent) }))
      .toSorted(compare),
  }));
  const reagents = several.flatMap((protein) => protein.reagents);
  const removed = reagents.filter((reagent) => !stays(reagent)).map(({ seqId }) => seqId);
  return { decisions, removed: [...new Set(removed)] };
}

export interface ProteinSourceInput extends Pick<PanelSource, 'id' | 'at' | 'version' | 'catalogueRevision'> {
  readonly rule: ProteinRule;
  readonly decisions: readonly ProteinDecision[];
}

function sourceRowOf({ accession, by, reagents }: ProteinDecision, index: number, rule: ProteinRule): PanelSourceRow {
  const decidedBy = by === 'rule' ? rule.by : by;
  const { measure, order } = by === 'rule' && rule.by === 'best' ? rule : { measure: null, order: null };
  return {
    sheet: '',
    line: index + 1,
    raw: accession,
    edited: null,
    status: 'several',
    reason: null,
    seqIds: reagents.filter(({ stays }) => stays).map(({ seqId }) => seqId),
    removed: reagents.filter(({ stays }) => !stays).map(({ seqId }) => seqId),
    decidedBy: decidedBy === 'tie' || decidedBy === 'missing' || decidedBy === 'spanning' ? 'undecided' : decidedBy,
    measure,
    order,
  };
}

/** Records the rule and each choice, to be saved with the panel. */
export function proteinSource({ rule, decisions, ...source }: ProteinSourceInput): PanelSource {
  return {
    ...source,
    file: null,
    kind: 'one_per_protein',
    rows: decisions.map((decision, index) => sourceRowOf(decision, index, rule)),
  };
}
