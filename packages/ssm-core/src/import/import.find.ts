/** Reagents that a text names in one catalogue. */
import type { ImportReason } from '../api/types.ts';
import { fold } from '../table/fold.ts';
import { type GeneAlias, type ImportIndex, type ImportRecord, type NameKind, namesOf } from './import.index.ts';
import { readSeqId } from './import.seqId.ts';
import { looseKey, tidy } from './import.text.ts';

/**
 * How a cell is looked at. `any`: for any identifier. `literal`: for what is an identifier without a doubt, since nothing
 * says that it is one.
 */
export type LookedFor = NameKind | 'seqId' | 'any' | 'literal';

export interface Finding {
  /** At least one. */
  readonly records: readonly ImportRecord[];
  /** What was worked out; null where the text itself is an identifier of each. */
  readonly reason: Extract<
    ImportReason,
    'spelling' | 'prefix' | 'suffix' | 'date' | 'alias' | 'previous_symbol' | 'damaged_date' | 'several_symbols'
  > | null;
  /** Whether one reagent alone is the one that was meant. */
  readonly isSure: boolean;
}

/** Which reagents count. */
export type Accepts = (record: ImportRecord) => boolean;

const nameKinds: readonly NameKind[] = ['uniProt', 'symbol', 'targetName'];
const isoform = /^((?:[OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2}))[-.]\d{1,3}$/i;
/** Beyond it a cell is a text, not a list. */
const mostNames = 12;
const separator = /[|,;/\s]/;

/** How near a text is to a name: 0 the same, 1 but for case and what is not seen, 2 but for spaces and dashes too. */
function distance(text: string, name: string): 0 | 1 | 2 {
  if (text === name) return 0;
  return fold(tidy(text)) === fold(tidy(name)) ? 1 : 2;
}

function nearest<Item>(items: readonly Item[], text: string, namesOfItem: (item: Item) => readonly string[]) {
  const distances = items.map((item) => Math.min(...namesOfItem(item).map((name) => distanceOf(text, name))));
  const best = Math.min(...distances);
  return { best, items: items.filter((_, index) => distances[index] === best) };
}

/** The distance to a name that has the loose key of the text; any other is too far. */
function distanceOf(text: string, name: string): number {
  return looseKey(text) === looseKey(name) ? distance(text, name) : 3;
}

function findSeqId(index: ImportIndex, text: string, accepts: Accepts): Finding | undefined {
  const written = readSeqId(text);
  const record = written === undefined ? undefined : index.bySeqId(written.seqId);
  if (written === undefined || record === undefined || !accepts(record)) return undefined;
  return { records: [record], reason: written.reason, isSure: true };
}

function findNames(
  index: ImportIndex,
  text: string,
  kinds: readonly NameKind[],
  accepts: Accepts,
): Finding | undefined {
  const key = looseKey(text);
  if (key === '') return undefined;
  const named = index.named(key).filter(({ record, kind }) => kinds.includes(kind) && accepts(record));
  if (named.length === 0) return undefined;
  const { best, items } = nearest(named, text, ({ record, kind }) => namesOf(record, kind));
  const records = [...new Set(items.map(({ record }) => record))];
  return { records, reason: best === 0 ? null : 'spelling', isSure: true };
}

function findIsoform(index: ImportIndex, text: string, accepts: Accepts): Finding | undefined {
  const accession = isoform.exec(tidy(text))?.[1];
  const found = accession === undefined ? undefined : findNames(index, accession, ['uniProt'], accepts);
  return found === undefined ? undefined : { ...found, reason: 'suffix' };
}

/** Several identifiers in one cell: the reagents that all of them name, else all reagents that one of them names. */
function findList(index: ImportIndex, text: string, accepts: Accepts): Finding | undefined {
  const tidied = tidy(text);
  if (!separator.test(tidied)) return undefined;
  const items = tidied.split(/[|,;/\s]+/).filter((item) => item !== '');
  if (items.length < 2 || items.length > mostNames) return undefined;
  const lists: ReadonlySet<ImportRecord>[] = [];
  for (const item of items) {
    const found = findSeqId(index, item, accepts) ?? findNames(index, item, nameKinds, accepts);
    if (found === undefined) return undefined;
    lists.push(new Set(found.records));
  }
  const all = [...new Set(lists.flatMap((list) => [...list]))];
  const common = all.filter((record) => lists.every((list) => list.has(record)));
  return { records: common.length > 0 ? common : all, reason: 'spelling', isSure: true };
}

const kindsOf: Readonly<Record<LookedFor, readonly (readonly NameKind[])[]>> = {
  seqId: [nameKinds],
  uniProt: [['uniProt'], nameKinds],
  symbol: [['symbol'], nameKinds],
  targetName: [['targetName'], nameKinds],
  any: [nameKinds],
  literal: [['uniProt', 'symbol']],
};

/** By an identifier of its own. */
export function findOwn(index: ImportIndex, text: string, as: LookedFor, accepts: Accepts): Finding | undefined {
  const bySeqId = findSeqId(index, text, accepts);
  if (bySeqId !== undefined) return bySeqId;
  for (const kinds of kindsOf[as]) {
    const byName = findNames(index, text, kinds, accepts);
    if (byName !== undefined && (as !== 'literal' || byName.reason === null)) return byName;
  }
  if (as === 'literal') return undefined;
  return findIsoform(index, text, accepts) ?? findList(index, text, accepts);
}

function recordsOf(index: ImportIndex, aliases: readonly GeneAlias[], accepts: Accepts): readonly ImportRecord[] {
  const records = aliases.flatMap(({ symbol }) =>
    index.named(looseKey(symbol)).flatMap(({ record }) => {
      const isOfGene = (record.entrezGeneName ?? []).some((name) => fold(name) === fold(symbol));
      return isOfGene && accepts(record) ? [record] : [];
    }),
  );
  return [...new Set(records)];
}

/** By another name of its gene. */
export function findSynonym(index: ImportIndex, text: string, accepts: Accepts): Finding | undefined {
  const known = index.aliases(looseKey(text));
  if (known.length === 0) return undefined;
  const { items: aliases } = nearest(known, text, ({ alias }) => [alias]);
  const records = recordsOf(index, aliases, accepts);
  if (records.length === 0) return undefined;
  const isSure = new Set(aliases.map(({ symbol }) => fold(symbol))).size === 1;
  if (!isSure) return { records, reason: 'several_symbols', isSure };
  return { records, reason: aliases.every(({ isPrevious }) => isPrevious) ? 'previous_symbol' : 'alias', isSure };
}
