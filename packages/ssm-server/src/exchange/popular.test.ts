import { assayVersions, type Role, roles } from 'ssm-core';
import { columnsMediaType } from 'ssm-core/engine';
import { describe, expect, it, vi } from 'vitest';
import type { Compress } from '../answer/bytes.ts';
import { createPreparedAnswers, type PreparedAnswers } from '../answer/preparedAnswers.ts';
import { type ActiveCatalogue, createCatalogueHolder } from '../catalogue/active.ts';
import { silentLog } from '../log/log.ts';
import { planDescription } from '../operations/analytes/describeCatalogue.ts';
import { popularSearches } from '../operations/analytes/searchAnalytes.ts';
import { smallCatalogue } from '../testing/smallCatalogue.ts';
import { keepPrepared } from './popular.ts';

const everyone = roles[0] as Role;
const compress: Compress = async (bytes) => bytes;

function plansOf(catalogue: ActiveCatalogue) {
  return [planDescription(catalogue, everyone), ...popularSearches(catalogue)];
}

describe('keepPrepared', () => {
  it('prepares what nearly every visitor requests, at the start and for each new catalogue', async () => {
    const catalogues = createCatalogueHolder();
    catalogues.replace(assayVersions.map((version) => smallCatalogue(version)));
    const answers = createPreparedAnswers({ compress });
    keepPrepared({ catalogues, answers, log: silentLog });
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

  it('prepares two answers for the menu, one with what the table shows first and one with what loads at idle', async () => {
    const catalogues = createCatalogueHolder();
    catalogues.replace([smallCatalogue('V_7K'), smallCatalogue('V_11K')]);
    const [first, rest, whole, list] = popularSearches(catalogues.get('V_11K') as ActiveCatalogue);
    const columnsOf = async (plan: typeof first) =>
      Object.keys((JSON.parse(new TextDecoder().decode(await plan?.make())) as { columns: object }).columns);
    const [ofFirst, ofRest, ofWhole] = [await columnsOf(first), await columnsOf(rest), await columnsOf(whole)];
    expect(ofFirst).toEqual(['seqId', 'fullName', 'targetName', 'uniProtId', 'entrezGeneName']);
    expect(new Set([...ofFirst, ...ofRest])).toEqual(new Set([...ofWhole, 'otherNames']));
    expect([ofWhole.length, ofRest[0]]).toEqual([27, 'seqId']);
    expect([first, rest, whole, list].map((plan) => plan?.mediaType)).toEqual([
      columnsMediaType,
      columnsMediaType,
      columnsMediaType,
      'application/json',
    ]);
  });

  it.each([
    ['where nothing is compressed', undefined, true],
    ['where nobody wants it', compress, false],
  ])('prepares nothing in advance %s', (_, given, isThorough) => {
    const catalogues = createCatalogueHolder();
    catalogues.replace([smallCatalogue('V_7K')]);
    let made = 0;
    const counted = createPreparedAnswers({ compress: given, isThorough });
    const answers: PreparedAnswers = {
      ...counted,
      improve(plan) {
        made += 1;
        return counted.improve(plan);
      },
    };
    keepPrepared({ catalogues, answers, log: silentLog });
    expect(made).toEqual(0);
  });
});
