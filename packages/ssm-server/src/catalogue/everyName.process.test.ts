import { assayVersions } from 'ssm-core';
import type { Catalogues } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import { askEveryName } from './everyName.ts';
import { identifiersOf } from './identifiers.ts';
import { hasSharedData, loadRealCatalogues } from './testing/realLoads.ts';

describe.skipIf(!hasSharedData())(
  'S4-25: every name of the real files (skipped where the shared data folder is absent)',
  () => {
    it.each(assayVersions)(
      '%s: no name finds another protein, and no name on the menu is reported as absent',
      async (version) => {
        const holder = await loadRealCatalogues();
        const names = askEveryName((await identifiersOf(holder, version)) as Catalogues);
        expect(names.map(({ kind, asked, wrong }) => [kind, asked > 5000, wrong])).toEqual(
          ['seqId', 'somaId', 'uniProt', 'entrez', 'hgnc', 'symbol', 'targetName', 'fullName'].map((kind) => [
            kind,
            true,
            { another_protein: [], false_other_version: [], false_not_measured: [] },
          ]),
        );
      },
      120_000,
    );
  },
);
