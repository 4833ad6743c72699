import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readFilters, writeFilters } from './codec/filter.codec.ts';
import { filterDefinitions, operatorsOf } from './filter.keys.ts';

const page = await readFile(new URL('../../../../docs/filters.md', import.meta.url), 'utf8');

function tableOf(heading: string): readonly (readonly string[])[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const examples = tableOf('Examples').map(
  ([wire = '', address = '']) => [wire.slice(1, -1), address.slice(1, -1)] as const,
);

test.each(examples)('S7-05 the example %s of docs/filters.md is written and read as documented', (wire, address) => {
  expect(writeFilters(readFilters(wire))).toBe(wire);
  expect(new URLSearchParams({ filters: wire }).toString()).toBe(address);
});

test('the examples in docs/filters.md show every kind of filter and every operator', () => {
  const shown = new Set(
    examples.flatMap(([wire]) =>
      readFilters(wire).map(({ key, operator }) => {
        const control = filterDefinitions.find((definition) => definition.key === key)?.control;
        return `${control} ${operator}`;
      }),
    ),
  );
  const all = new Set(
    filterDefinitions.flatMap(({ control }) => operatorsOf(control).map((operator) => `${control} ${operator}`)),
  );
  expect([...shown].toSorted()).toEqual([...all].toSorted());
});

test('docs/filters.md lists the right operators for each control', () => {
  const quoted = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  const written = tableOf('Operators').flatMap(([controls = '', , operators = '']) =>
    controls.split(', ').map((control) => [control.replace('multi-select', 'multiSelect'), quoted(operators)] as const),
  );
  expect(new Map(written)).toEqual(new Map(filterDefinitions.map(({ control }) => [control, operatorsOf(control)])));
});
