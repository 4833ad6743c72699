import { describe, expect, test } from 'vitest';
import { panelHash } from './panel.hash.ts';
import { checkPanelRows, isContentChanged, statesHash } from './panel.stated.ts';

const seqIds = ['6580-29', '3032-11', '16892-23'];
const hash = (await panelHash('V_7K', seqIds)) ?? '';

const workbook = (stated: string, listed: readonly string[], name = 'Of three') => [
  ['Name', name],
  ['Assay version', '7K'],
  ['Content hash', stated],
  ['SeqId', 'Gene'],
  ...listed.map((seqId) => [seqId, 'IL6']),
];

describe('the check of an exported panel', () => {
  test('finds the stated content, in any order and with repeated rows', async () => {
    const check = await checkPanelRows(workbook(hash, [...seqIds.toReversed(), '6580-29']));
    expect([check, isContentChanged(check)]).toEqual([
      { version: 'V_7K', count: 3, stated: hash, computed: hash },
      false,
    ]);
  });

  test('reads comment lines of a CSV and quoted SeqIds', async () => {
    const rows = [
      ['# Assay-Version: 7K'],
      [`# Inhalts-Hash: ${hash}`],
      ['SeqId'],
      ...seqIds.map((each) => [`'${each}`]),
    ];
    expect(await checkPanelRows(rows)).toEqual({ version: 'V_7K', count: 3, stated: hash, computed: hash });
  });

  test('finds that a row is missing', async () => {
    const check = await checkPanelRows(workbook(hash, seqIds.slice(1)));
    const computed = await panelHash('V_7K', seqIds.slice(1));
    expect([check, isContentChanged(check)]).toEqual([{ version: 'V_7K', count: 2, stated: hash, computed }, true]);
  });

  test("reads the panel's version if the panel is named after the other one", async () => {
    const check = await checkPanelRows(workbook(hash, seqIds, '11K'));
    expect([check.version, isContentChanged(check)]).toEqual(['V_7K', false]);
  });

  test.each([
    ['without an assay version', [['SeqId'], ['6580-29']]],
    ['without SeqIds', [['Version', '7K'], ['IL6']]],
    ['without rows', []],
  ])('finds no exported panel in a list %s', async (_, rows) => {
    expect(await checkPanelRows(rows)).toEqual({ version: null, count: 0, stated: null, computed: null });
  });

  test('computes a hash, and states no change, for a list without a hash or with two', async () => {
    const two = [...workbook(hash, seqIds), [`sha256:${'0'.repeat(64)}`]];
    const one = await checkPanelRows(workbook('', seqIds));
    expect([one, await checkPanelRows(two), isContentChanged(one)]).toEqual([
      { version: 'V_7K', count: 3, stated: null, computed: hash },
      { version: 'V_7K', count: 3, stated: null, computed: hash },
      false,
    ]);
  });
});

test.each([
  [[['a', `b ${hash}`]], true],
  [[['sha256:'], ['6580-29']], false],
])('a content hash in %j is found: %s', (rows, isFound) => {
  expect(statesHash(rows)).toBe(isFound);
});
