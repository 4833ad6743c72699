/** Compares moves of the real menus with numbers that were counted in the files without this code. */
import {
  type AssayVersion,
  type GeneChange,
  type LiftedVersion,
  type LiftMatrix,
  type LiftTable,
  type MoveRow,
  previewMove,
} from 'ssm-core';
import { type Table, textColumn } from 'ssm-core/engine';
import { countMove, geneFlag, rowOfSeqId } from 'ssm-core/internal';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasSharedData, identifiers, loadRealCatalogues, sharedRows } from '../../catalogue/testing/realLoads.ts';
import { createTestServer, type TestServer } from '../../testing/testServer.ts';

const isAbsent = !hasSharedData();

describe.skipIf(isAbsent)('moving real lists (skipped where the shared data folder is absent)', () => {
  const lift = isAbsent ? [] : sharedRows('lift_7k_11k.tsv');
  let server: TestServer;
  let authorization: Readonly<Record<string, string>>;

  beforeAll(async () => {
    server = await createTestServer({ catalogues: await loadRealCatalogues() });
    authorization = await server.signIn('SSM-Registered');
  });

  async function tableOf(from: LiftedVersion, to: AssayVersion, matrix: LiftMatrix): Promise<LiftTable> {
    const query = new URLSearchParams({ from, to, matrix });
    return (await server.get(`/sat/menuquery/secured/lift?${query}`, authorization)).body as LiftTable;
  }

  const factorOf = ({ seqIds, scaleFactors }: LiftTable, seqId: string) => scaleFactors[seqIds.indexOf(seqId)];
  const in7k = lift.filter((row) => row['in7k'] === '1').map(({ seqId = '' }) => seqId);

  /** A menu with these reagents and no proteins. */
  const menuOf = (version: AssayVersion, seqIds: readonly string[]): Table => ({
    version,
    revision: 'files',
    isDemo: false,
    total: seqIds.length,
    rowCount: seqIds.length,
    columns: new Map([['seqId', textColumn(seqIds)]]),
  });
  const menus = {
    V_7K: menuOf('V_7K', in7k),
    V_11K: menuOf(
      'V_11K',
      lift.map(({ seqId = '' }) => seqId),
    ),
  };

  async function move(from: LiftedVersion, to: AssayVersion, matrix: LiftMatrix): Promise<readonly MoveRow[]> {
    return previewMove({ seqIds: in7k, table: await tableOf(from, to, matrix), menus, withdrawn: [] });
  }

  it('carry all 7,596 reagents of 7K to 11K, in bands by matrix', async () => {
    const [plasma, serum] = [await move('V_7K', 'V_11K', 'plasma'), await move('V_7K', 'V_11K', 'serum')];
    const bandOf = new Map(serum.map(({ seqId, band }) => [seqId, band]));
    const onCutOff = (rows: readonly MoveRow[]) => rows.filter(({ ccc }) => ccc === 0.5 || ccc === 0.75).length;
    expect({
      carried: countMove(plasma).carried,
      plasma: countMove(plasma).bands,
      serum: countMove(serum).bands,
      others: plasma.filter(({ seqId, band }) => bandOf.get(seqId) !== band).length,
      // The published values have at most three decimals, so some lie on a cut-off. They belong to the band above it.
      onCutOff: [onCutOff(plasma), onCutOff(serum)],
    }).toEqual({
      carried: 7_596,
      plasma: { low: 183, medium: 723, high: 6_690, unknown: 0 },
      serum: { low: 262, medium: 938, high: 6_396, unknown: 0 },
      others: 843,
      onCutOff: [5, 11],
    });
  });

  it('have the published scale factors in both directions and from 5K', async () => {
    const fromFive = await tableOf('V_5K', 'V_7K', 'plasma');
    expect(['10000-28', '10001-7', '10003-15'].map((seqId) => factorOf(fromFive, seqId))).toEqual([1.053, 1.3, 1.507]);
    const moves = [
      ['V_5K', 'V_7K', 5_284],
      ['V_5K', 'V_11K', 5_284],
      ['V_7K', 'V_11K', 7_596],
      ['V_11K', 'V_7K', 7_596],
    ] as const;
    const short = (version: LiftedVersion) => version.slice(2).toLowerCase();
    for (const matrix of ['plasma', 'serum'] as const) {
      for (const [from, to, count] of moves) {
        const { seqIds, scaleFactors, ccc } = await tableOf(from, to, matrix);
        const [older, newer] = from === 'V_11K' ? [to, from] : [from, to];
        const published = new Map(
          lift.map((row) => [
            row['seqId'],
            [row[`${matrix}_${short(from)}_to_${short(to)}`], row[`${matrix}_${short(newer)}_to_${short(older)}_ccc`]],
          ]),
        );
        const wrong = seqIds.filter((seqId, index) => {
          const [factor, concordance] = published.get(seqId) ?? [];
          return scaleFactors[index] !== Number(factor) || ccc[index] !== Number(concordance);
        });
        expect([from, to, matrix, seqIds.length, wrong]).toEqual([from, to, matrix, count, []]);
      }
    }
  });

  it('say "no counterpart" for the 3,487 reagents that only 11K has', async () => {
    const rows = previewMove({
      seqIds: rowOfSeqId(menus.V_11K).keys(),
      table: await tableOf('V_11K', 'V_7K', 'plasma'),
      menus,
      withdrawn: [],
    });
    const { all, carried, flags, bands } = countMove(rows);
    expect([all, carried, flags.not_on_target, bands.unknown]).toEqual([11_083, 7_596, 3_487, 3_487]);
  });

  it("find 16 reagents for internal use and 40 Entrez ids that changed under the same symbol in the vendor's list", () => {
    const vendor = new Map(sharedRows('menu_11k.tsv').map((row) => [row['Sequence.ID'], row]));
    const ids = new Map(sharedRows('annotation_11k.tsv').map((row) => [row['seqId'], row['entrezGeneIds_11kList']]));
    const internal = [...vendor.values()].filter((row) => row['Full.Name']?.startsWith('Internal Use Only'));
    const symbolsIn = (cell: string | undefined) => identifiers(cell?.replaceAll(',', ' '));
    const changes = sharedRows('annotation_7k.tsv').flatMap(({ seqId = '', ...row }): readonly GeneChange[] => {
      const now = vendor.get(seqId);
      if (now === undefined || internal.includes(now)) return [];
      const before = {
        symbols: [...symbolsIn(row['entrezGeneSymbols'])],
        entrezIds: [...identifiers(row['entrezGeneIds'])],
      };
      const after = { symbols: [...symbolsIn(now['Entrez.Gene.Name'])], entrezIds: [...identifiers(ids.get(seqId))] };
      return [{ seqId, before, after }];
    });
    const areSame = (one: readonly string[], other: readonly string[]) =>
      one.toSorted().join() === other.toSorted().join();
    const otherIds = changes.filter(({ before, after }) => !areSame(before.entrezIds, after.entrezIds));
    const sameSymbols = otherIds.filter(({ before, after }) => areSame(before.symbols, after.symbols));
    const flagged = (flag: string) => changes.filter((change) => geneFlag(change) === flag).length;
    expect({
      internal: internal.length,
      compared: changes.length,
      otherIds: otherIds.length,
      sameSymbols: sameSymbols.length,
      // Of the 44, three have no id in the older file. Two others have more symbols than ids in the newer one.
      changed: flagged('gene_changed'),
      renamed: flagged('gene_renamed'),
    }).toEqual({ internal: 16, compared: 7_273, otherIds: 44, sameSymbols: 40, changed: 43, renamed: 18 });
  });
});
