import { describe, expect, test } from 'vitest';
import { RefusedFileError } from '../../workbook/workbookReader.ts';
import { adatText } from '../testing/testFiles.ts';
import { isAdat, readAdat } from './adat.ts';

const annotation = {
  SeqId: ['10000-28', '10001-7'],
  Target: ['CRBB2', 'c-Raf'],
  UniProt: ['P43320', 'P04049, Q00000'],
  ColCheck: ['PASS', ''],
};

const read = {
  headers: ['SeqId', 'Target', 'UniProt', 'ColCheck'],
  rows: [
    { line: 1, cells: ['10000-28', 'CRBB2', 'P43320', 'PASS'] },
    { line: 2, cells: ['10001-7', 'c-Raf', 'P04049, Q00000', ''] },
  ],
  rejected: [],
  usesDecimalComma: false,
  isPlainText: true,
  notes: [],
};

describe('an ADAT', () => {
  test('gives every row of its annotation block, and its header block', () => {
    expect(readAdat(adatText(annotation))).toEqual({ ...read, about: { AdatId: 'GID-1', AssayVersion: 'v4.1' } });
  });

  test('of v4.0 has CRLF line ends, and may begin with a checksum', () => {
    const text = `!Checksum\tabc\r\n${adatText(annotation, { lineEnd: '\r\n', about: 'AssayVersion\tV4' })}`;
    expect([isAdat(text), readAdat(text)]).toEqual([true, { ...read, about: { AdatId: 'GID-1', AssayVersion: 'V4' } }]);
  });

  test('has a note about rows that its header names but the file lacks', () => {
    const text = adatText(annotation).replace('!Name\tSeqId\t', '!Name\tSeqId\tDilution\t');
    expect(readAdat(text).notes).toEqual(['Its COL_DATA section names rows that are not there: Dilution.']);
  });

  const whole = adatText(annotation);
  test.each([
    ['in its header', whole.slice(0, whole.indexOf('^COL_DATA') - 5), 'it has no ^TABLE_BEGIN section'],
    ['after ^TABLE_BEGIN', whole.slice(0, whole.indexOf('^TABLE_BEGIN') + 13), 'nothing follows ^TABLE_BEGIN'],
    ['within a row', whole.slice(0, whole.indexOf('c-Raf') - 1), 'Target on line 12 has 1 values for 2 SeqIds'],
    [
      'within the last cell of the block',
      whole.slice(0, whole.lastIndexOf('PlateId\tSampleId')),
      'it ends within its annotation block',
    ],
  ])('that is cut off %s is refused', (_, text, what) => {
    expect(isAdat(text)).toEqual(true);
    expect(() => readAdat(text)).toThrow(new RefusedFileError(`This is an ADAT that seems to be cut off: ${what}.`));
  });

  test('without a SeqId row is refused', () => {
    const { Target, UniProt } = annotation;
    expect(() => readAdat(adatText({ Target, UniProt }))).toThrow(
      new RefusedFileError('This is an ADAT without a SeqId row, so its columns cannot be told apart.'),
    );
  });

  test('with more values than SeqIds is refused', () => {
    expect(() => readAdat(adatText({ ...annotation, Target: ['a', 'b', 'c'] }))).toThrow(
      new RefusedFileError('This is an ADAT whose Target on line 12 has 3 values for 2 SeqIds.'),
    );
  });
});
