import { expect, test } from 'vitest';
import { panelFileName } from './panel.fileName.ts';

const fileName = (name: string) => panelFileName({ name, number: 2 }, 'csv');

test('the file name contains the panel’s name and version', () => {
  expect(fileName('Kinases, plasma (α)')).toBe('Kinases, plasma (α) v2.csv');
});

test('characters that a system forbids, hides or reads as a path are removed', () => {
  expect(['../../etc/passwd', '.hidden', 'a:b*c?"<>|\\d', 'x\u202egpj', '...', 'two\nlines'].map(fileName)).toEqual([
    'etc passwd v2.csv',
    'hidden v2.csv',
    'a b c d v2.csv',
    'x gpj v2.csv',
    'panel v2.csv',
    'two lines v2.csv',
  ]);
});

test('a long name is cut between characters', () => {
  expect(fileName('😀'.repeat(100))).toBe(`${'😀'.repeat(80)} v2.csv`);
});
