/** What a clause means, said once more and as plainly as can be: one row at a time, and nothing of the evaluator's. */
import type { Clause } from 'ssm-core';
import { cellValue, type FilterCategory, publicationCodes, type Table } from 'ssm-core/engine';

type RowTest = (table: Table, row: number) => boolean;

const plainTexts = new Map<string, string>();

/** Case and accents do not count. */
function plain(text: string): string {
  const known = plainTexts.get(text);
  if (known !== undefined) return known;
  const made = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  plainTexts.set(text, made);
  return made;
}

function patternOf(text: string): RegExp {
  const whole = /[*?]/.test(text) ? text : `*${text}*`;
  const source = plain(whole)
    .replaceAll(/[\\^$.+|()[\]{}/]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 'su');
}

function numberTest(clause: Clause): (value: number) => boolean {
  if ('low' in clause) return (value) => clause.low <= value && value <= clause.high;
  if (!('number' in clause)) throw new Error(`${clause.key} is not compared with a number.`);
  const { operator, number } = clause;
  if (operator === '>') return (value) => value > number;
  if (operator === '>=') return (value) => value >= number;
  if (operator === '<') return (value) => value < number;
  return (value) => value <= number;
}

function textTest(clause: Clause, isKeyword: boolean): (text: string) => boolean {
  if ('text' in clause) {
    const pattern = patternOf(clause.text);
    return (text) => pattern.test(plain(text));
  }
  if (!('values' in clause)) throw new Error(`${clause.key} is not compared with a text.`);
  const wanted = clause.values.map(plain);
  return (text) => wanted.some((value) => (isKeyword ? plain(text).includes(value) : plain(text) === value));
}

function publicationTest(clause: Clause, columns: FilterCategory['columns']): RowTest {
  const wanted = 'values' in clause ? clause.values : [];
  const keys = columns.filter((_, index) => wanted.includes(publicationCodes[index] as string));
  return (table, row) => keys.some((key) => cellValue(table, row, key) !== null);
}

/** Whether a row of a table satisfies the clause. */
export function bruteForce(clause: Clause, { control, columns }: FilterCategory): RowTest {
  if (control === 'publications') return publicationTest(clause, columns);
  const key = columns[0] as string;
  if ('isTrue' in clause) return (table, row) => (cellValue(table, row, key) === true) === clause.isTrue;
  if (control === 'number') {
    const isWithin = numberTest(clause);
    return (table, row) => {
      const value = cellValue(table, row, key);
      return typeof value === 'number' && isWithin(value);
    };
  }
  const isWanted = textTest(clause, control === 'keywords');
  return (table, row) =>
    [cellValue(table, row, key)].flat().some((value) => typeof value === 'string' && isWanted(value));
}
