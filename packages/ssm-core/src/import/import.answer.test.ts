import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ImportedRow } from '../api/types.ts';
import { answerSheets, sheetOf, smallReagents } from '../testing/import.tables.ts';
import type { ReadCell } from './import.cell.ts';

/** What is told of a row beside its place. */
function told({ status, reason, seqId, candidates }: ImportedRow): readonly unknown[] {
  return [status, reason, seqId, ...candidates.map((candidate) => candidate.seqId)];
}

function tellOne(cell: string | Omit<ReadCell, 'column'>): readonly unknown[] {
  return answerSheets(sheetOf([cell])).map(told)[0] as readonly unknown[];
}

const number = (text: string) => ({ kind: 'number', text }) as const;
const date = (text: string, year: number, month: number, day: number, shows: 'yearMonth' | 'monthDay' | 'whole') =>
  ({ kind: 'date', text, date: { year, month, day, shows } }) as const;

describe('one cell', () => {
  test.each([
    ['10000-28', ['exact', null, '10000-28']],
    ['P43320', ['exact', null, '10000-28']],
    ['CRYBB2', ['exact', null, '10000-28']],
    ['c-Raf', ['exact', null, '10001-7']],
    ['10000_28', ['normalised', 'spelling', '10000-28']],
    [' 10000-28 ', ['normalised', 'spelling', '10000-28']],
    ['10000\u201328', ['normalised', 'spelling', '10000-28']],
    ['10000 - 28', ['normalised', 'spelling', '10000-28']],
    ['10000\u200b-28', ['normalised', 'spelling', '10000-28']],
    ['seq.10000.28', ['normalised', 'prefix', '10000-28']],
    ['SeqId.10000.28', ['normalised', 'prefix', '10000-28']],
    ['10000-28_3', ['normalised', 'suffix', '10000-28']],
    ['P43320-2', ['normalised', 'suffix', '10000-28']],
    ['crybb2', ['normalised', 'spelling', '10000-28']],
    ['C RAF', ['normalised', 'spelling', '10001-7']],
    ['CRAF', ['normalised', 'spelling', '10001-7']],
    ['P11111|P22222', ['normalised', 'spelling', '7003-1']],
    ['PA PB', ['normalised', 'spelling', '7003-1']],
    ['PA, RAF1', ['several', 'several_reagents', null, '7003-1', '10001-7']],
    ['IL6', ['several', 'several_reagents', null, '2573-20', '4673-13']],
    ['IFNB2', ['several', 'several_reagents', null, '2573-20', '4673-13']],
    ['CD16', ['several', 'several_symbols', null, '7000-1', '7001-1']],
    ['MARC1', ['proposed', 'previous_symbol', '7002-1']],
    ['20000-1', ['other_version', null, null, '20000-1']],
    ['newer', ['other_version', null, null, '20000-1']],
    ['5000-1', ['not_on_menu', 'not_human', '5000-1']],
    ['5001-1', ['not_on_menu', 'control', '5001-1']],
    ['unheard', ['not_recognised', 'unknown', null]],
    ['10000-29', ['not_recognised', 'unknown', null]],
    ['10000', ['not_recognised', 'unknown', null]],
    ['#REF!', ['not_recognised', 'formula_error', null]],
    ['x'.repeat(201), ['not_recognised', 'too_long', null]],
    ['Jan-03', ['several', 'damaged_date', null, '7003-1', '8903-1', '9503-1']],
    ['1-Oct', ['several', 'damaged_date', null, '10-1']],
    ['1-Mar', ['several', 'damaged_date', null, '7002-1']],
    ['Mar-2054', ['normalised', 'date', '2054-3']],
    ['2054-03-01', ['normalised', 'date', '2054-3']],
    ['__proto__', ['not_recognised', 'unknown', null]],
  ])('%s', (text, expected) => {
    expect(tellOne(text)).toEqual(expected);
  });

  test('a date gives back the SeqId that it was, exactly', () => {
    expect(
      [
        date('Mar-54', 2054, 3, 1, 'yearMonth'),
        date('2054-03-01', 2054, 3, 1, 'whole'),
        date('1-Oct', 2026, 10, 1, 'monthDay'),
        date('10-Jan', 2026, 1, 10, 'monthDay'),
        date('Jan-03', 9503, 1, 1, 'yearMonth'),
        date('Jan-04', 9504, 1, 1, 'yearMonth'),
      ].map(tellOne),
    ).toEqual([
      ['normalised', 'date', '2054-3'],
      ['normalised', 'date', '2054-3'],
      ['normalised', 'date', '10-1'],
      ['normalised', 'date', '10-1'],
      ['normalised', 'date', '9503-1'],
      ['not_recognised', 'unknown', null],
    ]);
  });

  test('a number is never an identifier, and says what it may have been', () => {
    expect([number('10010.1'), number('10000.28'), number('10000'), number('28')].map(tellOne)).toEqual([
      ['not_recognised', 'rounded_number', null, '10010-1', '10010-10'],
      ['not_recognised', 'rounded_number', null, '10000-28'],
      ['not_recognised', 'unknown', null],
      ['not_recognised', 'unknown', null],
    ]);
    expect(tellOne({ kind: 'error', text: '#N/A' })).toEqual(['not_recognised', 'formula_error', null]);
  });
});

describe('a sheet', () => {
  test('has its header in any of the first 20 rows, with titles and notes above it', () => {
    const rows = answerSheets(
      sheetOf(
        ['My proteins'],
        ['Gene', 'from a paper'],
        [],
        ['No', 'Sequence ID', 'Entrez Gene Symbol'],
        ['1', '10000-28', 'CRYBB2'],
      ),
    );
    expect(rows.map(({ line, raw, ...row }) => [line, raw, ...told(row as ImportedRow)])).toEqual([
      [1, 'My proteins', 'heading', null, null],
      [2, 'Gene', 'heading', null, null],
      [3, '', 'blank', null, null],
      [4, 'No', 'heading', null, null],
      [5, '10000-28', 'exact', null, '10000-28'],
    ]);
  });

  test('other columns tell which reagent is meant, stand in for an empty one, or contradict it', () => {
    const rows = answerSheets(
      sheetOf(
        ['Gene', 'SeqId', 'UniProt'],
        ['IL6', '2573-20', 'P05231'],
        ['RAF1', null, null],
        ['CRYBB2', '2054-3', null],
        ['IL6', 'unheard', null],
        ['RAF1', '10001-7', 'Q99999'],
        [null, null, null, 'a note'],
      ),
    );
    expect(rows.slice(1).map((row) => [row.raw, ...told(row), row.duplicateOf])).toEqual([
      ['2573-20', 'exact', null, '2573-20', null],
      ['RAF1', 'exact', null, '10001-7', null],
      ['2054-3', 'several', 'columns_disagree', null, '2054-3', '10000-28', null],
      ['IL6', 'several', 'several_reagents', null, '2573-20', '4673-13', null],
      ['10001-7', 'duplicate', null, '10001-7', 3],
      ['a note', 'note', 'section_title', null, null],
    ]);
  });

  test('without a header the columns are looked at that plainly hold identifiers', () => {
    const rows = answerSheets(
      sheetOf(['7', '10000-28', 'CRYBB2'], ['8', '10001-7', 'RAF1'], ['9', '2054-3', 'MTARC1']),
    );
    expect(rows.map(told)).toEqual([
      ['exact', null, '10000-28'],
      ['exact', null, '10001-7'],
      ['several', 'columns_disagree', null, '2054-3', '7002-1'],
    ]);
  });

  test('a duplicate names the first line by its reagent, not by its text, over all sheets', () => {
    const rows = answerSheets(sheetOf(['CRYBB2'], ['x']), sheetOf(['seq.10000.28'], ['P43320']));
    expect(rows.map(({ status, duplicateOf, existsInDB }) => [status, duplicateOf, existsInDB])).toEqual([
      ['exact', null, true],
      ['not_recognised', null, false],
      ['duplicate', 1, false],
      ['duplicate', 1, false],
    ]);
  });
});

describe('R27: whatever the cells hold', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom(
      ...smallReagents.flatMap(({ seqId, symbols = [], uniProt = [] }) => [seqId, ...symbols, ...uniProt]),
      'SeqId',
      'Gene',
      'UniProt',
      'Target',
      'Jan-03',
      '10000_28',
      'seq.2054.3',
      'IFNB2',
      '',
      ' ',
    ),
  );
  const cell: fc.Arbitrary<string | null | Omit<ReadCell, 'column'>> = fc.oneof(
    { weight: 6, arbitrary: texts },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.double({ min: 1, max: 20_000, noNaN: true }).map((value) => number(String(value))) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 9999 }).map((year) => date('a date', year, 3, 1, 'yearMonth')) },
  );
  const sheet = fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 30 });

  test('every row gets one answer in its order with its own text, and an exact one is literally in the row', () => {
    fc.assert(
      fc.property(sheet, (rows) => {
        const answers = answerSheets(sheetOf(...rows));
        const textsOf = (line: number) =>
          (rows[line - 1] ?? []).flatMap((content) => (typeof content === 'string' ? content : (content?.text ?? [])));
        const filled = rows.flatMap((_, row) => (textsOf(row + 1).some((text) => text.trim() !== '') ? row + 1 : []));
        const [first = 1, last = 0] = [filled[0], filled.at(-1)];
        expect(answers.map(({ line }) => line)).toEqual(
          Array.from({ length: last - first + 1 }, (_, index) => first + index),
        );
        for (const answer of answers) {
          const { line, raw, status, reason, candidates } = answer;
          expect(status === 'blank' || textsOf(line).includes(raw)).toBe(true);
          expect(status === 'blank').toBe(!filled.includes(line));
          if (status !== 'exact') continue;
          const known = [
            answer.seqId,
            answer.targetName,
            ...(answer.uniProtId ?? []),
            ...(answer.entrezGeneName ?? []),
          ];
          expect([known.includes(raw), candidates, [null, 'other_column'].includes(reason)]).toEqual([true, [], true]);
        }
        const found = answers.filter(({ existsInDB }) => existsInDB).map(({ seqId }) => seqId);
        expect(found).toEqual([...new Set(found)]);
      }),
      { numRuns: 300 },
    );
  });
});
