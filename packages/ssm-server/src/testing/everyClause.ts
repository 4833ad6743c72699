/** Generates clauses for every filter key and operator, with values that match, nearly match or do not match. */
import type { Clause, FilterKey } from 'ssm-core';
import {
  cellValue,
  dilutionGroups,
  type FilterCategory,
  fixedPanelCodes,
  mousePlasmaBins,
  operatorsOf,
  otherNamesKey,
  publicationCodes,
  type Table,
} from 'ssm-core/engine';

const absent = 'no reagent has this';

function valuesOf(table: Table, key: string): readonly (string | number)[] {
  const seen = new Set<string | number>();
  for (let row = 0; row < table.rowCount; row += 1) {
    for (const value of [cellValue(table, row, key)].flat()) {
      if (typeof value === 'string' || typeof value === 'number') seen.add(value);
    }
  }
  return [...seen];
}

function spread<Value>(values: readonly Value[], count: number): readonly Value[] {
  const last = values.length - 1;
  if (last < count) return values;
  return Array.from({ length: count }, (_, index) => values[Math.round((index * last) / (count - 1))] as Value);
}

function texts(table: Table, key: string, count: number): readonly string[] {
  return spread(
    valuesOf(table, key).filter((value) => typeof value === 'string'),
    count,
  );
}

function patternsOf(text: string): readonly string[] {
  const middle = Math.floor(text.length / 2);
  return [
    text,
    `${text.slice(0, 3)}*`,
    `*${text.slice(-3)}`,
    text.slice(middle, middle + 3).toUpperCase(),
    `${text.slice(0, middle)}?${text.slice(middle + 1)}`,
  ].filter((pattern) => pattern.trim() !== '');
}

function typedNames(table: Table, column: string): readonly string[] {
  const [first = '', second = '', third = ''] = texts(table, column, 3);
  const others = texts(table, otherNamesKey, 40).map((item) => item.split('\t')[0] ?? '');
  const forms: Readonly<Record<string, readonly string[]>> = {
    seqId: [`seq.${second.replace('-', '.')}`, second.replace('-', '_'), `${first} ${third}`],
    uniProtId: [`UniProtKB:${second}`, `${second}-2`],
  };
  return [
    `"${second}"`,
    `="${second.toUpperCase()}"`,
    `${first}, ${third}`,
    `• ${first}\t• ${second}`,
    second.replaceAll('-', '–'),
    second.replaceAll(/[ -]/g, ''),
    ...others,
    others.slice(0, 3).join('; '),
    ...(forms[column] ?? []),
  ].filter((text) => text.trim() !== '');
}

function numberClauses(key: FilterKey, table: Table, column: string): readonly Clause[] {
  const known = valuesOf(table, column)
    .filter((value) => typeof value === 'number')
    .toSorted((a, b) => a - b);
  const [lowest = 0, low = 0, high = 0, highest = 0] = spread(known, 4);
  const between = [
    { low: lowest, high: highest },
    { low, high },
    { low: high, high },
    { low: -1e300, high: -1 },
  ].filter((range) => range.low <= range.high);
  return operatorsOf('number').flatMap((operator): readonly Clause[] => {
    if (operator === '~') return between.map((range) => ({ key, operator, ...range }));
    if (operator === '=' || operator === '*=') throw new Error(`A number is not compared by ${operator}.`);
    return [lowest, low, highest, 1e300].map((number) => ({ key, operator, number }));
  });
}

function subsets(codes: readonly string[]): readonly (readonly string[])[] {
  return [...codes.map((code) => [code]), ...codes.slice(1).map((code) => [codes[0] as string, code]), codes];
}

function keywordPairs(table: Table, column: string): readonly (readonly string[])[] {
  const words = texts(table, column, 4).map((text) => text.split(/[ ,]+/)[0] ?? text);
  return [
    ...words.map((word) => [word]),
    ...words.map((word) => [word.toUpperCase(), absent]),
    words.slice(0, 2),
  ].filter((pair) => pair.length > 0);
}

export function everyClause({ key, control, columns }: FilterCategory, table: Table): readonly Clause[] {
  const column = columns[0] as string;
  const equal = (lists: readonly (readonly string[])[]): readonly Clause[] =>
    lists.map((values) => ({ key, operator: '=', values }));
  switch (control) {
    case 'number':
      return numberClauses(key, table, column);
    case 'switch':
      return [true, false].map((isTrue) => ({ key, operator: '=', isTrue }));
    case 'combo':
      return [...texts(table, column, 3).flatMap(patternsOf), ...typedNames(table, column), '*', '??', absent].map(
        (text) => ({
          key,
          operator: '*=',
          text,
        }),
      );
    case 'keywords':
      return equal([...keywordPairs(table, column), [absent]]);
    case 'publications':
      return equal(subsets(publicationCodes));
    case 'multiSelect':
      return equal(subsets(fixedPanelCodes));
    case 'select':
      return equal((key === 'dilGroup' ? dilutionGroups : mousePlasmaBins).map((value) => [value]));
    case 'autocomplete':
      return equal([...texts(table, column, 4).flatMap((text) => [[text], [text.toUpperCase()]]), [absent]]);
    default:
      return equal([...texts(table, column, 5).map((text) => [text]), [...texts(table, column, 3)], [absent]]);
  }
}
