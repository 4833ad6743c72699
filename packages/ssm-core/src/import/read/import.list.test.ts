import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from './import.decode.ts';
import { readDelimited } from './import.delimited.ts';
import { ImportProblemError, importListOf } from './import.list.ts';
import { filesProblem, type GivenList } from './import.source.ts';

const encoder = new TextEncoder();

function utf16(text: string, isBigEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  Array.from({ length: text.length }, (_, at) => view.setUint16(at * 2, text.charCodeAt(at), !isBigEndian));
  return new Uint8Array(view.buffer);
}

async function faultOf(source: GivenList): Promise<string> {
  return importListOf(source).then(
    () => 'none',
    (error: unknown) => (error instanceof ImportProblemError ? error.problem : String(error)),
  );
}

describe('the fields of a text', () => {
  test('are separated by commas, semicolons or tabs, whichever of them gives a table', () => {
    const rows = [
      ['SeqId', 'Name'],
      ['10000-28', 'a, b; c'],
    ];
    expect(readDelimited('SeqId,Name\r\n10000-28,"a, b; c"\r\n', true)).toEqual(rows);
    expect(readDelimited('SeqId;Name\n10000-28;"a, b; c"', true)).toEqual(rows);
    expect(readDelimited('SeqId\tName\r10000-28\ta, b; c\r', true)).toEqual(rows);
    expect(readDelimited('SeqId;Name;x\n1,5;2;3\n7', true)).toEqual([['SeqId', 'Name', 'x'], ['1,5', '2', '3'], ['7']]);
  });

  test('are separated by the delimiter that the caller requests', () => {
    expect(readDelimited('SeqId|Name\n10000-28|"a|b, c;d"\n', true, '|')).toEqual([
      ['SeqId', 'Name'],
      ['10000-28', 'a|b, c;d'],
    ]);
  });

  test('may contain quoted line breaks and quotes; an unclosed quote is an ordinary character', () => {
    expect(readDelimited('"a\nb","say ""hi"""\n"x,y\n', true)).toEqual([
      ['a\nb', 'say "hi"'],
      ['"x', 'y'],
    ]);
    expect(readDelimited('"Interleukin-6, soluble"\n"TNF"', false)).toEqual([['Interleukin-6, soluble'], ['TNF']]);
  });

  test('keep 004 as text, without a quote that protects them from Excel', () => {
    expect(readDelimited("004,'10-1,'=1+1\n005,b,c", true)).toEqual([
      ['004', '10-1', '=1+1'],
      ['005', 'b', 'c'],
    ]);
  });

  test('S4-27: are read from files of R, even if the header lacks the first title', () => {
    const rows = [
      ['SeqId', 'Gene'],
      ['1', '10000-28', 'CRYBB2'],
      ['2', '10001-7', 'RAF1'],
    ];
    const written = (separator: string, quote: string) =>
      rows.map((row) => row.map((field) => `${quote}${field}${quote}`).join(separator)).join('\n');
    expect([',', ';', '\t', ' '].map((separator) => readDelimited(written(separator, '"'), false))).toEqual(
      Array.from({ length: 4 }, () => rows),
    );
    expect(readDelimited(written(',', ''), true)).toEqual(rows);
    expect(readDelimited('"x"\n"1" 0.5\n"2" 0.7\n', true)).toEqual([['x'], ['1', '0.5'], ['2', '0.7']]);
    expect(readDelimited('"IL 6"\n"TNF a"', false)).toEqual([['IL 6'], ['TNF a']]);
  });

  test('are one row each if the text is a single line', () => {
    expect(readDelimited('IL6, TNF,CRP', false)).toEqual([['IL6'], ['TNF'], ['CRP']]);
    expect(readDelimited('10000-28\t10001-7', false)).toEqual([['10000-28'], ['10001-7']]);
  });

  test('are whole lines if only some lines have commas, because those commas are parts of names', () => {
    expect(readDelimited('Kallikrein-5, isoform 1\nTNF\n', false)).toEqual([['Kallikrein-5, isoform 1'], ['TNF']]);
    expect(readDelimited('a\n\nb\n', false)).toEqual([['a'], [''], ['b']]);
  });

  test('are complete if each line is one field', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z0-9.-]{1,8}$/), { minLength: 2, maxLength: 30 }), (lines) => {
        expect(readDelimited(lines.join('\r\n'), false)).toEqual(lines.map((line) => [line]));
      }),
    );
  });
});

test('text is decoded from UTF-8, UTF-16 with or without a mark, and Windows-1252', () => {
  const text = 'SeqId;Name\r\n10000-28;µ-Crystallin\r\n';
  const marked = `\ufeff${text}`;
  expect([
    decodeText(encoder.encode(text)),
    decodeText(encoder.encode(marked)),
    decodeText(utf16(marked, false)),
    decodeText(utf16(marked, true)),
    decodeText(utf16(text, false)),
    decodeText(utf16(text, true)),
    decodeText(Uint8Array.from(text, (character) => character.charCodeAt(0))),
  ]).toEqual(Array.from({ length: 7 }, () => text));
});

describe('the list that is sent', () => {
  test('S5-09: is the file itself if the file is an .xlsx', async () => {
    const list = await importListOf({ kind: 'file', file: new File(['bytes'], 'Mine.XLSX') });
    expect(list instanceof File && [list.name, await list.text(), list.type]).toEqual([
      'Mine.XLSX',
      'bytes',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
  });

  test('R29: is rows of text if the file is not a workbook', async () => {
    const file = new File(['SeqId,Note\n004,=1+1\n10-1,-3\n,<&>'], 'my list.csv');
    expect(await importListOf({ kind: 'file', file })).toEqual([
      ['SeqId', 'Note'],
      ['004', '=1+1'],
      ['10-1', '-3'],
      ['', '<&>'],
    ]);
  });

  describe('S4-27: if the list is an ADAT', () => {
    const header = ['^HEADER', '!AdatId\tGID-1', '^COL_DATA', '!Name\tSeqId\tTarget', '^ROW_DATA', '!Name\tPlateId'];
    const whole = [
      ...header,
      '^TABLE_BEGIN',
      '\t\tTarget\tCRBB2\tc-Raf',
      '\t\tSeqId\t10000-28\t10001-7_3',
      'PlateId\tSampleId\t\t',
      'Plate 1\tSample 1\t\t476.5\t502.1',
    ].join('\r\n');
    const seqIds = [['SeqId'], ['10000-28'], ['10001-7_3']];
    const rowsOf = (file: File) => importListOf({ kind: 'file', file });

    test("has only the SeqIds, whatever the file's name, and even if pasted", async () => {
      expect([
        await rowsOf(new File([whole], 'study.ADAT')),
        await rowsOf(new File([`!Checksum\tabc\n${whole}`], 'study.txt')),
        await importListOf({ kind: 'text', text: whole }),
      ]).toEqual([seqIds, seqIds, seqIds]);
    });

    test("is made from the beginning of the file, whatever the file's size", async () => {
      const sample = `Plate 1\tSample 1\t\t${'476.5\t'.repeat(200_000)}\r\n`;
      const large = new File([whole, ...Array.from({ length: 12 }, () => sample)], 'large.adat');
      expect([large.size > 10 * 1024 * 1024, filesProblem([large]), await rowsOf(large)]).toEqual([true, null, seqIds]);
    });

    test('is not made unless the row of SeqIds is complete', async () => {
      const cut = whole.slice(0, whole.indexOf('10001'));
      const others = [cut, header.join('\n'), 'SeqId\n10000-28', whole.replace('\t\tSeqId', '\t\tName')];
      const faults = others.map((text) => faultOf({ kind: 'file', file: new File([text], 'cut.adat') }));
      expect(await Promise.all(faults)).toEqual(['broken_adat', 'broken_adat', 'broken_adat', 'broken_adat']);
    });
  });

  test('has whole lines of a .txt with their commas, and separate fields of other text files', async () => {
    const names = ['Kallikrein-5, isoform 1\nTNF'];
    const rowsOf = (name: string) => importListOf({ kind: 'file', file: new File(names, name) });
    const parts = [['Kallikrein-5', ' isoform 1'], ['TNF']];
    expect([await rowsOf('a.TXT'), await rowsOf('a.csv'), await rowsOf('a.tsv'), await rowsOf('a.dat')]).toEqual([
      [['Kallikrein-5, isoform 1'], ['TNF']],
      parts,
      parts,
      parts,
    ]);
  });

  test('has one row per pasted line, including blank lines', async () => {
    expect(await importListOf({ kind: 'text', text: 'IL6\n\n10000_28\n' })).toEqual([['IL6'], [''], ['10000_28']]);
  });

  test('is not made from an empty or missing list, or from a list above the limits of the contract', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index}-1`).join('\n');
    const gone = new File(['x'], 'gone.csv');
    Object.defineProperty(gone, 'arrayBuffer', { value: () => Promise.reject(new DOMException('', 'NotFoundError')) });
    expect([
      await faultOf({ kind: 'text', text: lines(100_000) }),
      await faultOf({ kind: 'text', text: `${lines(100_000)}\n\nlast` }),
      await faultOf({ kind: 'text', text: 'x'.repeat(10 * 1024 * 1024 + 1) }),
      // Each quote takes two bytes in JSON.
      await faultOf({ kind: 'text', text: `${'a "quoted" name '.repeat(2000)}\n`.repeat(310) }),
      await faultOf({ kind: 'file', file: new File([' \n;;\n'], 'blank.csv') }),
      await faultOf({ kind: 'file', file: gone }),
      // An image, and a workbook with a wrong name.
      await faultOf({
        kind: 'file',
        file: new File([Uint8Array.from({ length: 5000 }, (_, at) => (at * 37) % 256)], 'list.csv'),
      }),
      await faultOf({ kind: 'file', file: new File(['PK\x03\x04\x14\x00\x06\x00\x08\x00'], 'list.txt') }),
    ]).toEqual(['none', 'too_many_rows', 'too_large', 'too_large', 'empty', 'unreadable', 'wrong_kind', 'wrong_kind']);
  });
});
