import { expect, test } from 'vitest';
import { readAppSettings } from '../../settings/appSettings.ts';
import { databasesOf } from './SpecSheetRoute.tsx';

const labelsOf = (answer: unknown) =>
  databasesOf(readAppSettings(answer, 'https://menu.example/').databases).map(({ label }) => label);

const usual = ['UniProt', 'NCBI Gene', 'Ensembl', 'Open Targets', 'Human Protein Atlas'];

test('S1-11: the databases come from the settings; no setting means the five defaults, and an empty list means none', () => {
  const template = 'https://genes.example/{gene}';
  const own = { label: 'Genes', template };
  expect({
    nothing: labelsOf(undefined),
    unset: labelsOf({ databases: null }),
    empty: labelsOf({ databases: [] }),
    own: databasesOf(readAppSettings({ databases: [own] }, 'https://menu.example/').databases),
    broken: labelsOf({ databases: [null, 5, 'text', { label: 'No address' }, { template }, own] }),
  }).toEqual({ nothing: usual, unset: usual, empty: [], own: [own], broken: ['Genes'] });
});
