import type { AssayVersion } from 'ssm-core';
import { type Catalogues, createImportAnswers } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { createCatalogueHolder } from '../active.ts';
import { identifiersOf } from '../identifiers.ts';
import type { CatalogueRevision } from '../revision.ts';
import { loadFiles, textFile } from '../testing/testFiles.ts';
import type { CatalogueFile } from './openFile.ts';

const annotation = textFile(
  'annotation.tsv',
  'SeqId\tTargetFullName\tTarget\tUniProt\tEntrezGeneSymbol\tType\tOrganism',
  '1-1\tFurin\tFurin\tP09958\tFURIN\tProtein\tHuman',
  '2-1\tInterleukin-6\tIL-6\tP05231\tIL6\tProtein\tHuman',
  '3-1\tInterleukin-8\tIL-8\tP10145\tCXCL8\tDeprecated\tHuman',
  '4-1\tSpuriomer\tSpuriomer\t\t\tDeprecated\tMouse',
);
const list = textFile('list.tsv', 'SeqId\tName in 2024', '1-1\tInternal Use Only: Heat shock protein', '2-1\tIL-6');

async function load(version: AssayVersion, ...files: readonly CatalogueFile[]) {
  const { revision, report } = await loadFiles(files, { version });
  return { revision: revision as CatalogueRevision, report };
}

async function answersOf(revisions: readonly CatalogueRevision[], version: AssayVersion, ...texts: readonly string[]) {
  const holder = createCatalogueHolder();
  holder.replace(revisions);
  const answer = createImportAnswers((await identifiersOf(holder, version)) as Catalogues);
  return texts.map((text, index) => {
    const cell = { column: 0, kind: 'text', text } as const;
    const cells = [{ kind: 'any', cell }] as const;
    const row = answer({ sheet: 'S', line: index + 1, role: 'data', note: null, cells, first: cell });
    const { status, reason, seqId, candidates, existsInDB } = row;
    return [text, status, reason, seqId, candidates.map((each) => [each.seqId, each.fullName]), existsInDB];
  });
}

describe('reagents that are no longer offered', () => {
  test('leave the menu with the reason and its source, whichever column and file states the reason first', async () => {
    for (const files of [
      [annotation, list],
      [list, annotation],
    ]) {
      const { revision, report } = await load('V_7K', ...files);
      const holder = createCatalogueHolder();
      holder.replace([revision]);
      expect([
        [report.records, report.onMenu],
        report.leftOff.toSorted((a, b) => a.reason.localeCompare(b.reason)),
        holder.get('V_7K')?.withdrawn,
        report.notes.filter((note) => note.includes('is not offered')).toSorted(),
      ]).toEqual([
        [4, 1],
        [
          { reason: 'deprecated', count: 1 },
          { reason: 'internal_use', count: 1 },
          { reason: 'organism', count: 1 },
        ],
        [
          {
            seqId: '1-1',
            reason: 'internal_use',
            fullName: 'Internal Use Only: Heat shock protein',
            targetName: null,
            source: 'list.tsv · Name in 2024',
          },
          {
            seqId: '3-1',
            reason: 'deprecated',
            fullName: 'Interleukin-8',
            targetName: 'IL-8',
            source: 'annotation.tsv · Type',
          },
        ],
        [
          '1-1 is not offered: list.tsv · Name in 2024 says "Internal Use Only: Heat shock protein", and other cells "Furin".',
          '3-1 is not offered: annotation.tsv · Type says "Deprecated", and other cells "Interleukin-8".',
        ],
      ]);
    }
  });

  test('are found only by SeqId, and are proposed with their status', async () => {
    const { revision } = await load('V_7K', annotation, list);
    const texts = ['1-1', '3-1', 'FURIN', 'Furin', 'P09958', 'CXCL8', 'IL6'];
    expect(await answersOf([revision], 'V_7K', ...texts)).toEqual([
      ['1-1', 'proposed', 'internal_use', null, [['1-1', 'Internal Use Only: Heat shock protein']], false],
      ['3-1', 'proposed', 'deprecated', null, [['3-1', 'Interleukin-8']], false],
      ['FURIN', 'not_recognised', 'unknown', null, [], false],
      ['Furin', 'not_recognised', 'unknown', null, [], false],
      ['P09958', 'not_recognised', 'unknown_accession', null, [], false],
      ['CXCL8', 'not_recognised', 'unknown', null, [], false],
      ['IL6', 'exact', null, '2-1', [], true],
    ]);
  });

  test('are only proposed in the version that still has them, because a SeqId is the same reagent in both versions', async () => {
    const { revision: sevenK } = await load('V_7K', annotation);
    const { revision: elevenK } = await load('V_11K', annotation, list);
    expect(await answersOf([sevenK, elevenK], 'V_7K', '1-1', 'FURIN', 'P09958', 'IL6')).toEqual([
      ['1-1', 'proposed', 'internal_use', null, [['1-1', 'Furin']], false],
      ['FURIN', 'proposed', 'internal_use', null, [['1-1', 'Furin']], false],
      ['P09958', 'proposed', 'internal_use', null, [['1-1', 'Furin']], false],
      ['IL6', 'exact', null, '2-1', [], true],
    ]);
    expect(await answersOf([sevenK, elevenK], 'V_11K', 'FURIN', 'P09958')).toEqual([
      ['FURIN', 'not_on_menu', 'internal_use', '1-1', [], false],
      ['P09958', 'not_on_menu', 'internal_use', '1-1', [], false],
    ]);
  });

  test('are listed with the menu of the version that still has them, and change the ETags of that menu', async () => {
    const { revision: sevenK } = await load('V_7K', annotation);
    const { revision: elevenK } = await load('V_11K', annotation, list);
    const holder = createCatalogueHolder();
    holder.replace([sevenK, elevenK]);
    const [there, here] = (['V_7K', 'V_11K'] as const).map((version) => holder.get(version));
    expect([there?.withdrawn.map(({ seqId }) => seqId), there?.withdrawnByOther, here?.withdrawnByOther]).toEqual([
      ['3-1'],
      [
        {
          seqId: '1-1',
          reason: 'internal_use',
          fullName: 'Internal Use Only: Heat shock protein',
          targetName: null,
          source: 'list.tsv · Name in 2024',
        },
      ],
      [],
    ]);
    const seeds = [there?.seed];
    holder.replace([sevenK]);
    seeds.push(holder.get('V_7K')?.seed);
    expect([holder.get('V_7K')?.withdrawnByOther, new Set(seeds).size]).toEqual([[], 2]);
  });
});
