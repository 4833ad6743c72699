import { describe, expect, it } from 'vitest';
import { ProblemError } from '../answer/problem.ts';
import { boundaryOf, formOf } from './multipart.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const disposition = 'Content-Disposition: form-data; name="file"; filename="a b.xlsx"';
const whole = `--x\r\n${disposition}\r\nContent-Type: text/plain\r\n\r\nPK\r\n--y\r\n--x--\r\n`;

function outcome(body: string, boundary = 'x'): unknown {
  try {
    const { file, texts } = formOf(bytesOf(body), boundary, { file: 'file', texts: ['layout'] });
    const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    return [file.name, decode(file.bytes), ...Array.from(texts, ([name, bytes]) => `${name}: ${decode(bytes)}`)];
  } catch (error) {
    return error instanceof ProblemError ? [error.problem.code, error.problem.field] : error;
  }
}

describe('a form with one file', () => {
  it("gives the file's name and bytes, whatever they contain", () => {
    expect(outcome(whole)).toEqual(['a b.xlsx', 'PK\r\n--y']);
  });

  it('may have an empty file, whose name may contain quotes and accents', () => {
    expect([
      outcome(`--x\r\n${disposition}\r\n\r\n\r\n--x--`),
      outcome(`--x\r\nContent-Disposition: form-data; name="file"; filename="é\\"%22.xlsx"\r\n\r\n\r\n--x--`),
    ]).toEqual([
      ['a b.xlsx', ''],
      ['é"".xlsx', ''],
    ]);
  });

  it('may have text fields before or after the file', () => {
    const layout = (file = '') => `--x\r\nContent-Disposition: form-data; name="layout"${file}\r\n\r\n{}\r\n`;
    expect([
      outcome(whole.replace('--x--', `${layout()}--x--`)),
      outcome(`${layout('; filename="blob"')}${whole}`),
    ]).toEqual([
      ['a b.xlsx', 'PK\r\n--y', 'layout: {}'],
      ['a b.xlsx', 'PK\r\n--y', 'layout: {}'],
    ]);
    expect([outcome(`${layout()}--x--`), outcome(`${layout()}${layout()}${whole}`)]).toEqual([
      ['invalid_parameter', 'file'],
      ['invalid_parameter', 'layout'],
    ]);
  });

  it('is refused if it is cut off anywhere', () => {
    const end = whole.lastIndexOf('--\r\n');
    const answers = new Set(
      Array.from({ length: end + 1 }, (_, length) => JSON.stringify(outcome(whole.slice(0, length)))),
    );
    expect([...answers]).toEqual([JSON.stringify(['invalid_parameter', 'body'])]);
  });

  it.each([
    ['no part', '--x--\r\n', 'file'],
    ['another field', `--x\r\n${disposition.replace('"file"', '"other"')}\r\n\r\na\r\n--x--`, 'file'],
    ['a file without a name', whole.replace('filename="a b.xlsx"', 'filename=""'), 'file'],
    ['two files', whole.replace('--x--', `--x\r\n${disposition}\r\n\r\nb\r\n--x--`), 'file'],
    [
      'a field beside the file',
      whole.replace('--x--', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--'),
      'file',
    ],
    ['a text in place of a file', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\na\r\n--x--', 'file'],
    ['no headers', '--x\r\n\r\na\r\n--x--', 'file'],
    ['something before it', `a${whole}`, 'body'],
    ['nothing', '', 'body'],
    ['endless headers', `--x\r\nX: ${'a'.repeat(10_000)}\r\n\r\na\r\n--x--`, 'body'],
  ])('is refused with %s', (_, body, field) => {
    expect(outcome(body)).toEqual(['invalid_parameter', field]);
  });

  it('is refused without a boundary', () => {
    expect([
      boundaryOf('multipart/form-data; boundary=x'),
      boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b"'),
      boundaryOf('multipart/form-data'),
      boundaryOf('application/json'),
      boundaryOf(null),
      outcome(whole, ''),
    ]).toEqual(['x', 'a b', '', undefined, undefined, ['invalid_parameter', 'Content-Type']]);
  });
});
