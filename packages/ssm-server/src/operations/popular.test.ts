import { assayVersions, columnsMediaType, type Role, roles } from 'ssm-core';
import { describe, expect, it, vi } from 'vitest';
import type { Compress } from '../answer/encoding.ts';
import { createPreparedAnswers } from '../answer/preparedAnswers.ts';
import { type ActiveCatalogue, createCatalogueHolder } from '../catalogue/active.ts';
import { silentLog } from '../log.ts';
import { smallCatalogue } from '../testing/smallCatalogue.ts';
import { planDescription } from './describeCatalogue.ts';
import { keepPrepared } from './popular.ts';
import { popularSearches } from './searchAnalytes.ts';

const everyone = roles[0] as Role;
const compress: Compress = async (bytes) => bytes;

function plansOf(catalogue: ActiveCatalogue) {
  return [planDescription(catalogue, everyone), ...popularSearches(catalogue)];
}

describe('keepPrepared', () => {
  it('prepares what nearly every visitor takes, at the start and for each new catalogue', async () => {
    const catalogues = createCatalogueHolder();
    catalogues.replace(assayVersions.map((version) => smallCatalogue(version)));
    const answers = createPreparedAnswers({ compress });
    keepPrepared(catalogues, answers, silentLog);
    const effortsOf = (version: (typeof assayVersions)[number]) =>
      plansOf(catalogues.get(version) as ActiveCatalogue).flatMap(({ key }) =>
        (['br', 'gzip'] as const).map((encoding) => answers.find(key, encoding)?.effort),
      );
    const everything = Array.from({ length: 10 }, () => 'thorough');
    await vi.waitFor(() => expect(assayVersions.map(effortsOf)).toEqual([everything, everything]));

    const before = plansOf(catalogues.get('V_7K') as ActiveCatalogue);
    catalogues.replace([smallCatalogue('V_7K', 2), smallCatalogue('V_11K')]);
    expect(before.map(({ key }) => answers.find(key, 'br'))).toEqual(before.map(() => undefined));
    await vi.waitFor(() => expect(assayVersions.map(effortsOf)).toEqual([everything, everything]));
  });

  it('what the table shows first and what follows at idle make the whole menu together', () => {
    const catalogues = createCatalogueHolder();
    catalogues.replace([smallCatalogue('V_7K'), smallCatalogue('V_11K')]);
    const [first, rest, whole, list] = popularSearches(catalogues.get('V_11K') as ActiveCatalogue);
    const columnsOf = (plan: typeof first) =>
      Object.keys((JSON.parse(new TextDecoder().decode(plan?.make())) as { columns: object }).columns);
    expect(columnsOf(first)).toEqual(['seqId', 'fullName', 'targetName', 'uniProtId', 'entrezGeneName']);
    expect(new Set([...columnsOf(first), ...columnsOf(rest)])).toEqual(new Set(columnsOf(whole)));
    expect([columnsOf(whole).length, columnsOf(rest)[0]]).toEqual([27, 'seqId']);
    expect([first, rest, whole, list].map((plan) => plan?.mediaType)).toEqual([
      columnsMediaType,
      columnsMediaType,
      columnsMediaType,
      'application/json',
    ]);
  });

  it('does nothing ahead where nothing is compressed', () => {
    const catalogues = createCatalogueHolder();
    catalogues.replace([smallCatalogue('V_7K')]);
    const answers = createPreparedAnswers();
    keepPrepared(catalogues, answers, silentLog);
    expect(plansOf(catalogues.get('V_7K') as ActiveCatalogue).map(({ key }) => answers.find(key, 'identity'))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});
