import { readFileSync } from 'node:fs';
import type { AssayVersion, IdentifierKind, ImportedRow } from 'ssm-core';
import {
  type Catalogues,
  createImportAnswers,
  identifierKinds,
  type LookedAtCell,
  type ReadCell,
  type ReadDate,
} from 'ssm-core/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueHolder, createCatalogueHolder } from './active.ts';
import { generateDemoCatalogue } from './generate/generateDemoCatalogue.ts';
import { identifiersOf } from './identifiers.ts';
import { hasSharedData, loadRealCatalogues } from './testing/realLoads.ts';

interface Truth {
  readonly catalogue: string;
  readonly version: AssayVersion;
  /**
   * Cells such as `seqId=99999-9 ¦ uniProt=P01308`. A kind may end with `!number` or `!date`, which is the type of the
   * cell.
   */
  readonly cells: string;
  readonly expected: readonly string[];
}

const file = new URL('../../../ssm-core/src/identifiers/identifiers.truth.tsv', import.meta.url);
const truths: readonly Truth[] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [catalogue = '', version, cells = '', ...expected] = line.split('\t');
    return { catalogue, version: version as AssayVersion, cells, expected: expected.slice(0, 5) };
  });

function dateOf(text: string): { readonly text: string; readonly date: ReadDate } {
  const [, shown = '', year, month, day, shows] = /^(.*)@(\d+)-(\d+)-(\d+)\/(\w+)$/.exec(text) ?? [];
  return {
    text: shown,
    date: { year: Number(year), month: Number(month), day: Number(day), shows: shows as ReadDate['shows'] },
  };
}

function cellOf(written: string, column: number): LookedAtCell {
  const at = written.indexOf('=');
  const [kind, holds = 'text'] = written.slice(0, at).split('!');
  const text = written.slice(at + 1);
  const cell: ReadCell =
    holds === 'date'
      ? { column, kind: 'date', ...dateOf(text) }
      : { column, kind: holds as 'text' | 'number' | 'error', text };
  return { kind: kind as IdentifierKind, cell };
}

function answerTo(catalogues: Catalogues, cells: string): ImportedRow {
  const looked = cells
    .split(' ¦ ')
    .map(cellOf)
    .toSorted((a, b) => identifierKinds.indexOf(a.kind) - identifierKinds.indexOf(b.kind));
  const row = { sheet: 'Sheet1', line: 1, role: 'data', note: null, cells: looked, first: looked[0]?.cell } as const;
  return createImportAnswers(catalogues)(row);
}

const sorted = (seqIds: readonly string[]): string => seqIds.toSorted().join(',');

function told({ status, reason, seqId, candidates, elsewhere }: ImportedRow): readonly string[] {
  const ids = (list: ImportedRow['candidates']) => sorted(list.map((candidate) => candidate.seqId));
  return [status, reason ?? '', seqId ?? '', ids(candidates), ids(elsewhere)];
}

async function wrongAnswers(holder: CatalogueHolder, catalogue: string): Promise<readonly unknown[]> {
  const wrong: unknown[] = [];
  for (const { version, cells, expected } of truths.filter((truth) => truth.catalogue === catalogue)) {
    const catalogues = (await identifiersOf(holder, version)) as Catalogues;
    const [status = '', reason = '', seqId = '', candidates = '', elsewhere = ''] = expected;
    const right = [status, reason, seqId, sorted(candidates.split(',')), sorted(elsewhere.split(','))];
    const answer = told(answerTo(catalogues, cells));
    if (answer.join('\t') !== right.join('\t')) wrong.push({ version, cells, right, answer });
  }
  return wrong;
}

it('the truth table has at least a thousand cells, from both catalogues and versions', () => {
  const counts = Map.groupBy(truths, ({ catalogue, version }) => `${catalogue} ${version}`);
  expect([truths.length >= 1000, [...counts.keys()].toSorted()]).toEqual([
    true,
    ['demo V_11K', 'demo V_7K', 'real V_11K', 'real V_7K'],
  ]);
});

describe('S4-24: the demo catalogues', () => {
  it('give the answers in the truth table', async () => {
    const holder = createCatalogueHolder();
    holder.replace([await generateDemoCatalogue('V_7K'), await generateDemoCatalogue('V_11K')]);
    expect(await wrongAnswers(holder, 'demo')).toEqual([]);
  });
});

describe.skipIf(!hasSharedData())('S4-24: the real catalogues (skipped where the shared data folder is absent)', () => {
  let holder: CatalogueHolder;
  beforeAll(async () => {
    holder = await loadRealCatalogues();
  });

  it('give the answers in the truth table', async () => {
    expect(await wrongAnswers(holder, 'real')).toEqual([]);
  });
});
