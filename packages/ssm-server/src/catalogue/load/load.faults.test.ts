import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adatText, deflatedZip, loadFiles, textFile, workbookParts } from '../testing/testFiles.ts';
import type { CatalogueFile } from './openFile.ts';

/** Returns "sound" if the file is refused in one sentence, or is loaded with no records but these. */
async function outcome(file: CatalogueFile, seqIds: ReadonlySet<string>): Promise<string> {
  const { revision, report } = await loadFiles([file]);
  if (revision === null) return /^.+\.$/.test(report.files[0]?.refusal ?? '') ? 'sound' : 'refused without a sentence';
  const column = revision.columns.get('seqId');
  const invented = column?.kind === 'text' ? column.dictionary.filter((seqId) => !seqIds.has(seqId)) : ['none'];
  return invented.length === 0 ? 'sound' : `invented ${invented.join(', ')}`;
}

const rows = Array.from({ length: 12 }, (_, index) => [`${1000 + index}-${index + 1}`, `Name ${index}`, '20']);
const seqIds = new Set(rows.map(([seqId]) => seqId as string));
const columnOf = (index: number) => rows.map((row) => row[index] as string);

describe('R26: a damaged file is refused, or loaded as far as it is intact', () => {
  test('noise of any kind', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        expect(await outcome({ name: 'noise.tsv', bytes }, new Set())).toEqual('sound');
      }),
    );
  });

  test('any text below a header with SeqId', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 })), async (cells) => {
        const lines = cells.map((row) => row.map((cell) => cell.replaceAll(/[\t\r\n]/g, ' ')).join('\t'));
        const file = textFile('a.tsv', 'SeqId\tTarget', '1000-1\tA', ...lines);
        const { report } = await loadFiles([file]);
        const records = report.records + report.rejected.length;
        expect(records).toEqual(1 + lines.filter((line) => line.trim() !== '').length);
      }),
    );
  });

  test('an ADAT that is cut off at any byte', async () => {
    const text = adatText({ SeqId: columnOf(0), Target: columnOf(1), Dilution: columnOf(2) });
    const bytes = new TextEncoder().encode(text);
    const outcomes = new Set<string>();
    for (let length = 0; length < bytes.length; length += 3) {
      outcomes.add(await outcome({ name: 'a.adat', bytes: bytes.slice(0, length) }, seqIds));
    }
    expect([...outcomes]).toEqual(['sound']);
  });

  test('a table that is cut off at any byte', async () => {
    const bytes = textFile('a.tsv', 'SeqId\tTarget\tDilution', ...rows.map((row) => row.join('\t'))).bytes;
    const outcomes = new Set<string>();
    for (let length = 0; length < bytes.length; length += 1) {
      outcomes.add(await outcome({ name: 'a.tsv', bytes: bytes.slice(0, length) }, seqIds));
    }
    expect([...outcomes]).toEqual(['sound']);
  });

  test('a workbook with changed bytes anywhere', async () => {
    const whole = deflatedZip(workbookParts({ Sheet: [['SeqId', 'Target', 'Dilution'], ...rows] }));
    const outcomes = new Set<string>();
    for (let at = 11; at < whole.length; at += 173) {
      const bytes = whole.slice();
      bytes[at] = (bytes[at] as number) ^ 0x5a;
      outcomes.add(await outcome({ name: 'a.xlsx', bytes }, seqIds));
    }
    expect([...outcomes]).toEqual(['sound']);
  });
});
