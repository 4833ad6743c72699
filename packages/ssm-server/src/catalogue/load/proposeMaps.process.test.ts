import { describe, expect, test } from 'vitest';
import { hasSharedData, loadShared } from '../testing/realLoads.ts';
import { loadFiles, textFile } from '../testing/testFiles.ts';
import { proposeMaps } from './proposeMaps.ts';

async function proposed(header: string, ...lines: readonly string[]) {
  const file = textFile('a.tsv', `seqId\ttargetName\t${header}`, ...lines.map((line, at) => `1-${at}\tA\t${line}`));
  const { revision } = await loadFiles([file]);
  return revision === null ? [] : proposeMaps(revision).map(({ column, header: from }) => `${column}=${from}`);
}

describe('proposed maps for unmapped measures', () => {
  test('name the likeliest measure for each column without values, in catalogue order', async () => {
    const header = 'medianBuffer\tmedianSampleSerum\tqcCvPct\tcalibratorCvPct\teLod\tsignalToBuffer\tCorrelation (x)';
    expect(await proposed(header, '1\t2\t3\t4\t5\t6\t7')).toEqual([
      'loDb=eLod',
      'signalToNoisePlasma=signalToBuffer',
      'totalCVPlasma=calibratorCvPct',
      'correlationPlasma=Correlation (x)',
      'medianNormalSerum=medianSampleSerum',
    ]);
  });

  test('prefer a measure that names its sample, and ignore measures of both samples or of mice', async () => {
    const header = 'calibratorCv\tcvPlasma\tcvPlasmaSerum\tmouseFstat';
    expect(await proposed(header, '1\t2\t3\t4')).toEqual(['totalCVPlasma=cvPlasma']);
  });

  test('skip filled columns, and measures that are texts or empty', async () => {
    const header = 'Total CV Plasma\tcalibratorCvPct\teLod note\tsignalToBuffer';
    expect(await proposed(header, '1\t2\thigh\t', '2\t3\t5\t')).toEqual([]);
  });
});

describe.skipIf(!hasSharedData())('the real files (skipped where the shared data folder is absent)', () => {
  test('have four measures that the 7K menu could show', async () => {
    const { revision } = await loadShared(['annotation_7k.tsv', 'lift_7k_11k.tsv']);
    expect(revision && proposeMaps(revision)).toEqual([
      { column: 'loDb', header: 'eLodBufferRfu' },
      { column: 'signalToNoisePlasma', header: 'signalToBufferPlasma' },
      { column: 'totalCVPlasma', header: 'calibratorCvPct' },
      { column: 'medianNormalPlasma', header: 'medianSamplePlasmaRfu' },
    ]);
  });
});
