import type { Membership } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { revisionOf } from '../catalogue/testing/realLoads.ts';
import { loadFiles, textFile } from '../catalogue/testing/testFiles.ts';
import { createTestServer, problemFacts } from '../testing/testServer.ts';
import { panelCalls, panelContent } from './testing/panelCalls.ts';

const annotation = textFile(
  'annotation.tsv',
  'SeqId\tTarget\tUniProt\tEntrezGeneSymbol\tEntrezGeneID\tOrganism',
  '10-1\tIL-6\tP05231\tIL6\t3569\tHuman',
  '10-2\tIL-6\tP05231\tIL6\t3569\tHuman',
  '10-4\tTwo\tP01375 P00533\tTNF EGFR\t7124 1956\tHuman',
);
const elevenK = textFile(
  'annotation11.tsv',
  'SeqId\tTarget\tUniProt\tEntrezGeneSymbol\tEntrezGeneID\tOrganism',
  '10-1\tIL-6\tP05231\tIL6\t3569\tHuman',
  '20-1\tp53\tP04637\tTP53\t7157\tHuman',
);
const sets = textFile(
  'sets.tsv',
  'param\tsource\tlicence\tgeneSymbol\tentrezGeneId',
  'il17\tReactome\tCC0-1.0\tIL6\t3569',
  'il17\tReactome\tCC0-1.0\tTP53\t7157',
  'il17\tReactome\tCC0-1.0\tEGFR\t1956',
);
const terms = textFile('go.tsv', 'goId\tontology\tterm\tgeneSymbols', 'GO:1\tBP\tresponse to hypoxia\tIL6|HIF1A');

async function started() {
  const server = await createTestServer();
  server.catalogues.replace([
    revisionOf(await loadFiles([annotation, sets, terms])),
    revisionOf(await loadFiles([elevenK, sets, terms], { version: 'V_11K' })),
  ]);
  const mine = await panelCalls(server, 'SSM-Registered');
  const signedIn = await server.signIn('SSM-Registered');
  async function ask(version: string, seqIds: readonly string[]) {
    const path = `/sat/custompanel/user/${mine.sub}/membership`;
    const init = { method: 'POST', body: JSON.stringify({ version, seqIds }) };
    return server.ask(path, { ...init, headers: { ...signedIn, 'Content-Type': 'application/json' } });
  }
  const found = async (version: string, seqIds: readonly string[]): Promise<Membership> =>
    (await ask(version, seqIds)).json();
  return { mine, ask, found };
}

describe('findMembership', () => {
  it('finds the newest versions of panels of both assay versions, those with most first', async () => {
    const { mine, found } = await started();
    const create = async (name: string, version: string, seqIds: readonly string[]) =>
      String((await mine.create(panelContent({ name, version, seqIds }))).body['id']);
    const one = await create('One', 'V_7K', ['10-1', '10-4']);
    const both = await create('Both', 'V_7K', ['10-2', '10-1']);
    const other = await create('Eleven', 'V_11K', ['20-1', '10-1']);
    await create('None', 'V_7K', ['10-4']);
    const { panels, checked, total } = await found('V_7K', ['10-1', '10-2']);
    expect({ panels, checked, total }).toEqual({
      panels: [
        { panelId: both, name: 'Both', version: 'V_7K', number: 1, count: 2, seqIds: ['10-1', '10-2'] },
        { panelId: other, name: 'Eleven', version: 'V_11K', number: 1, count: 2, seqIds: ['10-1'] },
        { panelId: one, name: 'One', version: 'V_7K', number: 1, count: 2, seqIds: ['10-1'] },
      ],
      checked: 4,
      total: 4,
    });
  });

  it('finds the collections whose filter finds a reagent on the menu of the version', async () => {
    const { found } = await started();
    const { collections } = await found('V_7K', ['10-4', '10-1', '10-2']);
    expect(
      collections.map(({ category, param, name, count, seqIds }) => [category, param, name, count, seqIds]),
    ).toEqual([
      ['pathways', 'il17', 'IL-17 Signaling', 3, ['10-4', '10-1', '10-2']],
      ['goBioProcess', 'response to hypoxia', 'response to hypoxia', 2, ['10-1', '10-2']],
    ]);
    expect((await found('V_11K', ['20-1'])).collections.map(({ param, count }) => [param, count])).toEqual([
      ['il17', 2],
    ]);
  });

  it('names reagents that are not on the menu, and counts a repeated one once', async () => {
    const { found } = await started();
    const { notOnMenu, collections, panels } = await found('V_11K', ['10-2', '20-1', '20-1', '9-9']);
    expect(notOnMenu).toEqual(['10-2', '9-9']);
    expect(collections.map(({ seqIds }) => seqIds)).toEqual([['20-1']]);
    expect(panels).toEqual([]);
  });

  it('refuses a question without reagents, and text that is no SeqId', async () => {
    const { ask } = await started();
    const refusal = async (seqIds: readonly string[]) => {
      const answer = await ask('V_7K', seqIds);
      return problemFacts({ status: answer.status, headers: {}, body: await answer.json() });
    };
    expect(await refusal([])).toEqual([400, 'invalid_parameter', 'seqIds', undefined]);
    expect(await refusal(['IL6'])).toEqual([400, 'invalid_parameter', 'seqIds', undefined]);
  });
});
