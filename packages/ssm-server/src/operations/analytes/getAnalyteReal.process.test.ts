/** Compares the spec sheets of the real 11K menu with the files, which are read without the loader. */
import type { AnalyteSheet } from 'ssm-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  hasSharedData,
  identifiers,
  isOnMenu,
  loadRealCatalogues,
  sharedRows,
} from '../../catalogue/testing/realLoads.ts';
import { createTestServer, type TestServer } from '../../testing/testServer.ts';

const isAbsent = !hasSharedData();

describe.skipIf(isAbsent)('the real spec sheets (skipped where the shared data folder is absent)', () => {
  const raw = isAbsent ? [] : sharedRows('annotation_11k.tsv').filter(isOnMenu);
  const ofItgb1 = raw.filter(({ entrezGeneSymbols }) => identifiers(entrezGeneSymbols).includes('ITGB1'));
  const lifts = new Map(isAbsent ? [] : sharedRows('lift_7k_11k.tsv').map((row) => [row.seqId, row]));
  let server: TestServer;
  let authorization: Readonly<Record<string, string>>;

  beforeAll(async () => {
    server = await createTestServer({ catalogues: await loadRealCatalogues() });
    authorization = await server.signIn('SSM-Public');
  });

  async function sheetOf(seqId: string | undefined, version = 'V_11K'): Promise<AnalyteSheet> {
    const { status, body } = await server.get(
      `/sat/menuquery/secured/somamer/${seqId}?version=${version}`,
      authorization,
    );
    expect([seqId, status]).toEqual([seqId, 200]);
    return body as AnalyteSheet;
  }

  it("list for each of ITGB1's twelve reagents the other eleven, by shared accession, and their 7K twins", async () => {
    const sheets = await Promise.all(ofItgb1.map(({ seqId }) => sheetOf(seqId)));
    const seqIds = ofItgb1.map(({ seqId }) => seqId);
    expect(seqIds.length).toEqual(12);
    expect(
      sheets.map(({ analyte, otherVersion, reagents }) => ({
        seqId: analyte.seqId,
        others: reagents
          .filter((reagent) => reagent.sharedBy.values.includes('P05556'))
          .map((reagent) => [reagent.analyte.seqId, reagent.sharedBy.column]),
        twin: otherVersion?.analyte.seqId,
      })),
    ).toEqual(
      ofItgb1.map(({ seqId, in7k }) => ({
        seqId,
        others: seqIds.filter((other) => other !== seqId).map((other) => [other, 'uniProtId']),
        twin: in7k === '1' ? seqId : undefined,
      })),
    );
  });

  it('list all reagents that share any accession of a complex', async () => {
    const { reagents } = await sheetOf('20215-45');
    const own = ['P06756', 'P05556'];
    const expected = raw.flatMap(({ seqId, uniProtIds }) => {
      const values = own.filter((accession) => identifiers(uniProtIds).includes(accession));
      return seqId === '20215-45' || values.length === 0 ? [] : [[seqId, values]];
    });
    expect(reagents.map(({ analyte, sharedBy }) => [analyte.seqId, sharedBy.values])).toEqual(expected);
    expect(expected.length).toEqual(16);
  });

  it('contain the lift factors in both versions, and no factors for a reagent that only 11K has', async () => {
    const factors = (seqId: string | undefined) => {
      const row = lifts.get(seqId);
      const number = (header: string) => (row?.[header] ? Number(row[header]) : null);
      const of = (sample: string) => ({
        scaleTo7k: number(`${sample}_11k_to_7k`),
        scaleTo11k: number(`${sample}_7k_to_11k`),
        ccc: number(`${sample}_11k_to_7k_ccc`),
      });
      const whose = { source: 'SomaDataIO (lift_master)', licence: 'MIT' };
      return row?.['in7k'] === '1' ? { plasma: of('plasma'), serum: of('serum'), ...whose } : null;
    };
    for (const { seqId, in7k } of ofItgb1) {
      const versions = in7k === '1' ? ['V_11K', 'V_7K'] : ['V_11K'];
      const told = await Promise.all(versions.map(async (version) => (await sheetOf(seqId, version)).lift));
      expect([seqId, told]).toEqual([seqId, versions.map(() => factors(seqId))]);
    }
    expect(ofItgb1.filter(({ in7k }) => in7k === '1').length).toEqual(9);
  });

  it('suggest 11K for a SeqId that 7K lacks, and the intended SeqId for a typing error', async () => {
    const problem = async (seqId: string) => {
      const { body } = await server.get(`/sat/menuquery/secured/somamer/${seqId}?version=V_7K`, authorization);
      const { status, nearest, otherVersion } = body as Record<string, unknown>;
      return [status, nearest, otherVersion];
    };
    expect([await problem('31151-53'), await problem('3503-14'), await problem('3503_4')]).toEqual([
      [404, expect.any(Array), 'V_11K'],
      [404, ['3503-4'], undefined],
      [400, ['3503-4'], undefined],
    ]);
  });
});
