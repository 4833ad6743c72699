import { useMemo } from 'react';
import {
  type AssayVersion,
  assayVersions,
  type Builder,
  canMove,
  catalogueQuery,
  type Group,
  type LiftedVersion,
  type LiftTable,
  liftTableQuery,
  type MoveRow,
  type MoveView,
  previewMove,
  type SatError,
} from 'ssm-core';
import { cellValue, type Table } from 'ssm-core/engine';
import { memoizeOn, moveOf, rowOfSeqId } from 'ssm-core/internal';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { type MoveTexts, move } from '../../../strings/en/move.ts';
import { type LongList, useChosenList } from '../compare/useChosenList.ts';
import { type ChosenList, type ComparedMenus, useComparedMenus } from '../compare/useComparedLists.ts';

/** Returns the texts of the move in the provider's strings. */
export const useMoveTexts = (): MoveTexts => useLateTexts('move', move);

const symbolsIn = /* @__PURE__ */ memoizeOn((menu: Table) => {
  const rows = rowOfSeqId(menu);
  return (seqId: string): readonly string[] => {
    const row = rows.get(seqId);
    const symbols = row === undefined ? null : cellValue(menu, row, 'entrezGeneName');
    return Array.isArray(symbols) ? symbols : [];
  };
});

/** Returns a function that writes an assay version as on screen. */
export function useVersionText(): (version: LiftedVersion) => string {
  const { strings } = useSsm();
  const texts = useMoveTexts();
  return (version) => (version === 'V_5K' ? texts.five : strings.version[version]);
}

export interface Move {
  /** The list to move; undefined if none is chosen. */
  readonly list: ChosenList | undefined;
  readonly from: LiftedVersion | undefined;
  readonly to: AssayVersion;
  /** Whether the server has coefficients for the move; undefined until known. */
  readonly isOffered: boolean | undefined;
  /** Whether lists of 5K can be moved to `to`. */
  readonly offersFive: boolean;
  readonly table: LiftTable | undefined;
  /** The worst first. Undefined until everything is loaded. */
  readonly rows: readonly MoveRow[] | undefined;
  readonly menus: ComparedMenus;
  /** Returns the target name of a reagent, or its gene symbols. */
  readonly nameOf: (seqId: string) => string;
  readonly error: SatError | undefined;
  readonly retry: () => void;
}

/** Loads a list, the coefficients and both menus, and previews the move. */
export function useMove(
  view: MoveView,
  long: LongList | undefined,
  person: { readonly builder?: Builder | undefined; readonly group: Group },
): Move {
  const { client, requestPath, strings } = useSsm();
  const versionText = useVersionText();
  const list = useChosenList(view.list, long, person);
  const { version, seqIds } = list ?? {};
  const { from, to } = version === undefined ? { from: undefined, to: view.to } : moveOf(view, version);
  const { matrix } = view;

  const menus = useComparedMenus(assayVersions);
  const ofCatalogue = useSatQuery(catalogueQuery(client, { version: to, requestPath }));
  const catalogue = ofCatalogue.data;
  const isOffered = catalogue === undefined || from === undefined ? undefined : canMove(catalogue, from, to);
  const isEnabled = isOffered === true;
  // Both are loaded before the person chooses, so that the rows follow the choice at once.
  const ofMatrix = {
    plasma: useSatQuery(liftTableQuery(client, { from: from ?? 'V_7K', to, matrix: 'plasma' }), { isEnabled }),
    serum: useSatQuery(liftTableQuery(client, { from: from ?? 'V_7K', to, matrix: 'serum' }), { isEnabled }),
  };
  // Computes plasma in advance without showing it, because most of the work is the same for serum.
  const table = from === undefined ? undefined : ofMatrix[matrix ?? 'plasma'].data;

  const { V_7K: sevenK, V_11K: elevenK } = menus.tables;
  const withdrawn = catalogue?.withdrawn;
  const rows = useMemo(() => {
    if (seqIds === undefined || table === undefined || sevenK === undefined || elevenK === undefined) return undefined;
    return previewMove({ seqIds, table, menus: { V_7K: sevenK, V_11K: elevenK }, withdrawn: withdrawn ?? [] });
  }, [seqIds, table, sevenK, elevenK, withdrawn]);

  function symbolsOf(seqId: string): string {
    const values = [elevenK, sevenK].flatMap((menu) => (menu && symbolsIn(menu)(seqId)) ?? []);
    return [...new Set(values)].join(strings.values.listSeparator);
  }
  const queries = [ofCatalogue, ...Object.values(ofMatrix)];
  return {
    // A pasted list may be one of 5K, which is no version of a menu.
    list: list && (list.reference.kind === 'list' && from ? { ...list, kind: versionText(from) } : list),
    from,
    to,
    isOffered,
    offersFive: canMove(catalogue, 'V_5K', to),
    table: matrix === null ? undefined : table,
    rows: matrix === null ? undefined : rows,
    menus,
    nameOf: (seqId) => menus.nameOf(seqId) ?? symbolsOf(seqId),
    error: menus.error ?? queries.find(({ error }) => error !== null)?.error ?? undefined,
    retry() {
      menus.retry();
      for (const query of queries) if (query.error !== null) void query.refetch();
    },
  };
}
