/**
 * Compares the cookie policy with the source code: every place where a source stores data needs a row in the policy.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { policy as german } from './de/policy.ts';
import { policy as english } from './en/policy.ts';
import { policy as japanese } from './ja/policy.ts';

const packages = path.resolve(import.meta.dirname, '../../..');
const storage = 'ssm-core/src/storage';

/**
 * Sources that store data in the browser, each with its rows of the policy. A row that several sources need is listed
 * once.
 */
const rowsOf: Readonly<Record<string, readonly string[]>> = {
  'ssm-host/src/auth/oidcManager.ts': ['Sign-in', 'Sign-in in progress'],
  'ssm-host/src/address/keptVersion.ts': ['Assay version', 'Your assay version'],
  'ssm-core/src/columns/columns.keep.ts': [
    'Column preference',
    'Columns of the builder and of panels',
    'Height of tables',
  ],
  'ssm-core/src/columns/columns.own.ts': ['Column presets'],
  [`${storage}/lists/lists.indexedDb.ts`]: ['Builder'],
  [`${storage}/lists/unwritten.ts`]: ['Last steps in the builder'],
  [`${storage}/lists/steps.tab.ts`]: ['Steps to undo'],
  'ssm-host/src/routes/home/tableProps.ts': ['Selected rows'],
  [`${storage}/sessions/sessions.ts`]: ['Imported lists'],
  [`${storage}/searched.indexedDb.ts`]: ['Long lists of Bulk Search'],
  'ssm-host/src/shell/header/Header.tsx': ['Closed banner'],
  'ssm-host/src/shell/useGuard.ts': ['Sign-in begun anew'],
  'ssm-host/src/telemetry/consent.ts': ['Your privacy choice'],
  'ssm-host/src/settings/language/language.ts': ['Language'],
};

const writes = /\.setItem\(|\bstore\.put\(|new WebStorageStateStore\(|document\.cookie =|caches\.open\(/;

function writersIn(folder: string): readonly string[] {
  return readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.stories\.|\/testing\/|\/journeys\//.test(file))
    .filter((file) => writes.test(readFileSync(path.join(packages, file), 'utf8')));
}

function numberIn(file: string, name: string): number {
  const text = readFileSync(path.join(packages, storage, file), 'utf8');
  return Number(new RegExp(`const ${name} = (\\d+)`).exec(text)?.[1]);
}

test('the cookie policy has a row for everything that the application stores in the browser', () => {
  const writers = ['ssm-core/src', 'ssm-react/src', 'ssm-host/src'].flatMap(writersIn);
  expect(writers.toSorted()).toEqual(Object.keys(rowsOf).toSorted());
  expect(english.cookies.rows.map(([name]) => name).toSorted()).toEqual(Object.values(rowsOf).flat().toSorted());
});

test('the cookie policy states in each language how many imported lists are stored, and how long', () => {
  const kept = [
    numberIn('sessions/sessions.port.ts', 'maximumSessions'),
    numberIn('sessions/sessions.port.ts', 'sessionDays'),
    numberIn('searched.indexedDb.ts', 'maximumKept'),
  ];
  expect(kept).toEqual([3, 7, 5]);
  const numbers = [
    [english, 'Imported lists', ['three lists', 'seven days'], 'last five'],
    [german, 'Importierte Listen', ['drei Listen', 'sieben Tage'], 'letzten fünf'],
    [japanese, 'インポートしたリスト', ['3件のリスト', '7日間'], '直近5件'],
  ] as const;
  for (const [{ cookies }, name, ofLists, ofLongOnes] of numbers) {
    const at = cookies.rows.findIndex(([row]) => row === name);
    const [, place, purpose = '', until = ''] = cookies.rows[at] ?? [];
    expect([place, purpose.includes(ofLists[0]), until.includes(ofLists[1])]).toEqual(['IndexedDB', true, true]);
    expect(cookies.rows[at + 1]?.[2]).toContain(ofLongOnes);
  }
});

test('the cookie policy has the same number of rows in each language, and each row has its four parts', () => {
  const shape = ({ cookies }: typeof english): readonly number[] => cookies.rows.map((row) => row.length);
  expect([shape(german), shape(japanese)]).toEqual([shape(english), shape(english)]);
});
