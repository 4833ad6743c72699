/**
 * Loads files into one revision. All files are read and checked first. A refused file of gene sets or own columns is left
 * out; if another file is refused, nothing is loaded.
 */
import type { AssayVersion, ColumnKey } from 'ssm-core';
import { type Column, columnDefinitions } from 'ssm-core/engine';
import type { ThreadLimits } from '../../workbook/thread/workbookThread.ts';
import type { HeaderMap } from '../cells/headers.ts';
import { attributionRefusal, buildKnowledge, countSecondary, proteinsOf } from '../knowledge/buildKnowledge.ts';
import { type LeftOff, leftOffReason, offMenuColumns } from '../menuRule.ts';
import { operatorLimits } from '../read/workbook.ts';
import type { LeftOffReason, LoadReport } from '../report.ts';
import { type CatalogueRevision, revisionId } from '../revision.ts';
import { attachGeneSets, memberKeys } from './attach.ts';
import { buildColumns, buildIdentifierColumns, buildSource, countKnown } from './buildRevision.ts';
import type { GeneSet, SymbolsByMember } from './geneSet.ts';
import { type Joined, joinTables } from './join.ts';
import {
  crosswalkNotes,
  factNotes,
  idNotes,
  mapRefusal,
  recordNotes,
  tableNotes,
  withdrawnNotes,
} from './loadNotes.ts';
import { startReport } from './loadReport.ts';
import { type CatalogueFile, isRefusedWholly, type OpenedFile, openFiles } from './openFile.ts';
import { joinOwnTables } from './own/ownColumns.ts';
import { type KnownMembers, membersOfKnowledge, ownSetNotes, reportOwnSets } from './own/ownSets.ts';
import { platformColumns } from './own/platformColumns.ts';
import { type WithdrawnStatement, withdrawnBy, withNamesOfToday } from './withdrawn.ts';

export interface LoadOptions {
  readonly version: AssayVersion;
  readonly label?: string | undefined;
  /** Header of the measure that fills a column, by the column's key or short key. */
  readonly map?: HeaderMap | undefined;
  /** The active 7K record, with which an 11K catalogue is compared in the report. */
  readonly sevenK?: CatalogueRevision | undefined;
  readonly now: Date;
  readonly limits?: ThreadLimits | undefined;
}

export interface LoadResult {
  /** Null if a file was refused, or if no valid row was found. The report says why. */
  readonly revision: CatalogueRevision | null;
  readonly report: LoadReport;
}

function applyMenuRule(joined: Joined, statements: ReadonlyMap<string, WithdrawnStatement>) {
  const onMenu = new Uint8Array(joined.seqIds.length);
  const reasons: (LeftOff | undefined)[] = [];
  const counts = new Map<LeftOffReason, number>();
  const textAt = (field: 'organism' | 'type', row: number) =>
    (joined.fields.get(field)?.[row] ?? null) as string | null;
  for (let row = 0; row < onMenu.length; row += 1) {
    // A type or organism that is never offered takes precedence over a withdrawal.
    const never = leftOffReason(textAt('organism', row), textAt('type', row));
    const leftOff =
      never === undefined ? statements.get(joined.seqIds[row] as string) : { reason: never, source: null };
    reasons.push(leftOff);
    if (leftOff === undefined) onMenu[row] = 1;
    else counts.set(leftOff.reason, (counts.get(leftOff.reason) ?? 0) + 1);
  }
  const leftOff = [...counts].map(([reason, count]) => ({ reason, count }));
  return { onMenu, leftOff, columns: offMenuColumns(reasons) };
}

function symbolsIn(files: readonly OpenedFile[]): SymbolsByMember {
  const symbols = new Map<string, readonly string[]>();
  for (const { read } of files) {
    if (read?.kind !== 'accessionMap') continue;
    for (const [member, list] of read.accessionMap.symbols) {
      symbols.set(member, [...(symbols.get(member) ?? []), ...list]);
    }
  }
  return symbols;
}

function setsIn(files: readonly OpenedFile[]): readonly GeneSet[] {
  return files.flatMap(({ read }) => (read?.kind === 'geneSets' ? read.geneSets.sets : []));
}

function rowsByMember(joined: Joined, symbols: SymbolsByMember): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, number[]>();
  for (let row = 0; row < joined.seqIds.length; row += 1) {
    for (const member of memberKeys(joined, row, symbols)) {
      const known = rows.get(member);
      if (known === undefined) rows.set(member, [row]);
      else known.push(row);
    }
  }
  return rows;
}

function derivedColumns(joined: Joined, columns: ReadonlyMap<string, Column>): ReadonlyMap<ColumnKey, string> {
  return new Map(
    columnDefinitions.flatMap(({ key }) => {
      const header = joined.derivedFrom.get(key);
      return header === undefined || !columns.has(key) ? [] : [[key, header] as const];
    }),
  );
}

function labelOf(opened: readonly OpenedFile[]): string {
  const menus = opened.filter(({ keyed, facts }) => keyed !== null && facts === null);
  const [first, ...others] = menus.length > 0 ? menus : opened;
  return `${first?.name ?? ''}${others.length === 0 ? '' : ` (+${others.length})`}`;
}

/**
 * Joins files by SeqId in the given order. A later file fills gaps and overrides earlier values. Creates no revision if
 * a file is refused that is not of gene sets or own columns. Never throws because of a file's content.
 */
export async function loadCatalogue(files: readonly CatalogueFile[], options: LoadOptions): Promise<LoadResult> {
  const { version, map = new Map<string, string>() } = options;
  const opened = await openFiles(files, map, options.limits ?? operatorLimits);
  const tables = opened.flatMap(({ keyed }) => keyed ?? []);
  const isRefused = opened.some(isRefusedWholly);
  const refusal = isRefused ? null : (mapRefusal(map, tables) ?? attributionRefusal(opened));
  if (isRefused || refusal !== null || tables.length === 0) {
    return { revision: null, report: { ...startReport(opened, version, () => []), refusal } };
  }
  const withdrawn = withdrawnBy(tables);
  const asNamed = joinTables(tables);
  const joined = { ...asNamed, fields: withNamesOfToday(asNamed, withdrawn) };
  const menu = applyMenuRule(joined, withdrawn);
  const { onMenu, leftOff } = menu;
  const symbols = symbolsIn(opened);
  const rowsOf = rowsByMember(joined, symbols);
  const own = joinOwnTables(opened, { seqIds: joined.seqIds, rowsOf, onMenu });
  // A table of own columns may turn out to be of no record.
  const joinedFiles = opened.map((file) => ({
    ...file,
    refusal: file.refusal ?? own.byFile.get(file.name)?.refusal ?? null,
  }));
  const used = joinedFiles.filter((file) => file.refusal === null);
  const sets = attachGeneSets(joined, setsIn(used), symbols);
  const accessions = joined.fields.get('uniProtId') ?? [];
  const proteins = proteinsOf(used, accessions);
  const built = buildKnowledge(used, proteins, own.facts);
  const platforms = platformColumns(built, rowsOf, accessions);
  const knowledge = { ...built, ownColumns: [...built.ownColumns, ...platforms.facts] };
  const fields = new Map([...joined.fields, ...sets, ...own.values, ...platforms.values]);
  const columns = buildColumns(version, joined.seqIds, fields);
  const known: KnownMembers = {
    recorded: new Set(rowsOf.keys()),
    measured: new Set([...rowsOf].flatMap(([member, rows]) => (rows.some((row) => onMenu[row] === 1) ? [member] : []))),
    told: membersOfKnowledge(knowledge),
  };
  const report: LoadReport = {
    ...startReport(
      joinedFiles,
      version,
      (file) => {
        if (file.keyed !== null) {
          return [
            ...tableNotes(file.keyed, joined, version),
            ...factNotes(file),
            ...(joined.notes.get(file.name) ?? []),
          ];
        }
        return [
          ...idNotes(file, countSecondary(file, proteins)),
          ...crosswalkNotes(file, joined),
          ...ownSetNotes(file, reportOwnSets(file, known), known),
        ];
      },
      (file) => ({ joined: own.byFile.get(file.name), ownSets: reportOwnSets(file, known) }),
    ),
    ...countKnown(version, columns, onMenu),
    records: joined.seqIds.length,
    onMenu: onMenu.reduce((total, isOn) => total + isOn, 0),
    leftOff,
    disagreements: joined.disagreements,
    notes: [...recordNotes(joined, version, options.sevenK), ...withdrawnNotes(asNamed, withdrawn)],
    sources: knowledge.sources,
  };
  const content = {
    version,
    isDemo: false,
    label: options.label ?? labelOf(opened),
    recordCount: joined.seqIds.length,
    columns: new Map([...columns, ...buildIdentifierColumns(joined.fields), ...menu.columns]),
    onMenu,
    source: buildSource(tables, joined),
    derivedFrom: derivedColumns(joined, columns),
    knowledge,
  };
  return {
    revision: { ...content, revision: await revisionId(content), created: options.now.toISOString(), report },
    report,
  };
}
