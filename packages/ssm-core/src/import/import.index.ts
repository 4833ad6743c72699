/** What a catalogue's reagents are known by. */
import type { IdentifierKind, ImportCandidate, ImportReason } from '../api/types.ts';
import type { Resembles } from '../identifiers/laidRow.ts';
import { cellValue } from '../table/cell.ts';
import type { Table } from '../table/table.ts';
import { readSeqId, seqIdsOfNumber } from './import.seqId.ts';
import { looseKey, tidy } from './import.text.ts';

export type OffMenuReason = Extract<ImportReason, 'not_human' | 'control' | 'not_offered'>;

export interface ImportRecord extends ImportCandidate {
  /** Why it is not on the menu; null when it is. */
  readonly offMenu: OffMenuReason | null;
}

/** Another name of a gene, and a symbol that it stands for today. */
export interface GeneAlias {
  readonly alias: string;
  readonly symbol: string;
  readonly isPrevious: boolean;
}

export type NameKind = 'uniProt' | 'symbol' | 'targetName';

/** A reagent, and a kind of name that it has. */
interface NamedRecord {
  readonly record: ImportRecord;
  readonly kind: NameKind;
}

export interface ImportIndex {
  bySeqId(seqId: string): ImportRecord | undefined;
  /** Those with a name that has the loose key. */
  named(key: string): readonly NamedRecord[];
  /** What an alias of this loose key stands for. */
  aliases(key: string): readonly GeneAlias[];
  /** Of which kinds a text literally is an identifier. */
  readonly resembles: Resembles;
}

export interface ImportRecords {
  readonly menu: Table;
  /** Reagents of the record that are not on the menu. */
  readonly offMenu: Table | undefined;
}

/** Columns that only an import reads. Items of the first two are an alias and a symbol with a tab between them. */
export const aliasColumnKeys = { alias: 'geneAliases', previous: 'previousSymbols' } as const;
export const offMenuReasonKey = 'offMenuReason';

function add<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const items = map.get(key);
  if (items === undefined) map.set(key, [item]);
  else items.push(item);
}

function recordAt(table: Table, row: number, isOnMenu: boolean): ImportRecord {
  const value = (key: string) => cellValue(table, row, key);
  return {
    seqId: value('seqId') as string,
    fullName: value('fullName') as string | null,
    targetName: value('targetName') as string | null,
    uniProtId: value('uniProtId') as string[] | null,
    entrezGeneName: value('entrezGeneName') as string[] | null,
    offMenu: isOnMenu ? null : ((value(offMenuReasonKey) as OffMenuReason | null) ?? 'not_offered'),
  };
}

/** The names of a kind that a reagent has. */
export function namesOf(record: ImportCandidate, kind: NameKind): readonly string[] {
  if (kind === 'targetName') return record.targetName === null ? [] : [record.targetName];
  return (kind === 'uniProt' ? record.uniProtId : record.entrezGeneName) ?? [];
}

const none: readonly never[] = [];
const accession = /^(?:[OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2})(?:-\d{1,3})?$/;

class GrowingIndex implements ImportIndex {
  readonly #bySeqId = new Map<string, ImportRecord>();
  readonly #named = new Map<string, NamedRecord[]>();
  readonly #aliases = new Map<string, GeneAlias[]>();

  add(record: ImportRecord): void {
    this.#bySeqId.set(record.seqId, record);
    for (const kind of ['uniProt', 'symbol', 'targetName'] as const) {
      const keys = new Set(namesOf(record, kind).map(looseKey));
      for (const key of keys) add(this.#named, key, { record, kind });
    }
  }

  addAlias(item: string, isPrevious: boolean): void {
    const [alias = '', symbol = ''] = item.split('\t');
    const key = looseKey(alias);
    if (this.aliases(key).some((known) => known.symbol === symbol)) return;
    add(this.#aliases, key, { alias, symbol, isPrevious });
  }

  bySeqId = (seqId: string): ImportRecord | undefined => this.#bySeqId.get(seqId);
  named = (key: string): readonly NamedRecord[] => this.#named.get(key) ?? none;
  aliases = (key: string): readonly GeneAlias[] => this.#aliases.get(key) ?? none;

  resembles: Resembles = (text) => {
    const kinds = new Set<IdentifierKind>();
    const isSeqId = readSeqId(text) !== undefined;
    if (isSeqId || seqIdsOfNumber(text).some((seqId) => this.#bySeqId.has(seqId))) kinds.add('seqId');
    if (accession.test(tidy(text))) kinds.add('uniProt');
    for (const { record, kind } of this.named(looseKey(text))) {
      if (namesOf(record, kind).includes(text)) kinds.add(kind);
    }
    return kinds;
  };
}

/** Rows between pauses. */
const stretch = 500;

/** The index of a catalogue. It pauses now and then, so that whoever builds it can do other things meanwhile. */
export function* buildImportIndex({ menu, offMenu }: ImportRecords): Generator<void, ImportIndex> {
  const index = new GrowingIndex();
  for (const table of offMenu === undefined ? [menu] : [menu, offMenu]) {
    for (let row = 0; row < table.rowCount; row++) {
      if (row % stretch === 0) yield;
      index.add(recordAt(table, row, table === menu));
      for (const item of (cellValue(table, row, aliasColumnKeys.previous) ?? []) as readonly string[]) {
        index.addAlias(item, true);
      }
      for (const item of (cellValue(table, row, aliasColumnKeys.alias) ?? []) as readonly string[]) {
        index.addAlias(item, false);
      }
    }
  }
  return index;
}
