import { expect, test, vi } from 'vitest';
import { panelHash, panelHashText } from './panel.hash.ts';

test('the text has the version, then the distinct SeqIds in byte order, with LF after each', () => {
  expect(panelHashText('V_11K', ['2-1', '10-2', '1-1', '2-1', '10-10'])).toBe('11K\n1-1\n10-10\n10-2\n2-1\n');
});

test('the hash is that of the text, whatever the order, and differs between versions', async () => {
  const seqIds = ['10000-28', '2190-55', '3032-11'];
  // By `printf '7K\n10000-28\n2190-55\n3032-11\n' | sha256sum`.
  const expected = 'sha256:4e78bbeb4b65ac7d996ba7428e53712a7d2b57625a39119ff7786f9728c46d50';
  expect([
    await panelHash('V_7K', seqIds),
    await panelHash('V_7K', seqIds.toReversed()),
    (await panelHash('V_11K', seqIds)) === expected,
  ]).toEqual([expected, expected, false]);
});

test('without crypto.subtle, as over plain http, there is no hash', async () => {
  vi.stubGlobal('crypto', {});
  try {
    expect(await panelHash('V_7K', ['1-1'])).toBe(null);
  } finally {
    vi.unstubAllGlobals();
  }
});
