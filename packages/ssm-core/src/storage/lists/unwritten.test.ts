import { describe, expect, test } from 'vitest';
import { panelSource } from '../../testing/panels.ts';
import { readUnwritten, writeUnwritten } from './unwritten.ts';

const item = { seqId: '10000-28', added: '2026-11-28T06:00:00.000Z' };
const writer = { page: 'one', at: 5 };
const origin = { panelId: 'panel-1', number: 3, name: 'Kidney', etag: '"three"' };

describe('changes that wait to be written', () => {
  test('R8: are stored and read back, except for the data that undo needs', () => {
    const changes = [
      { add: [item], remove: [] },
      { add: [], remove: [item], notes: { origin, draft: null }, sources: { add: [panelSource({})], remove: [] } },
      { add: [], remove: [], notes: { draft: { name: 'Kidney', description: '' } } },
    ];
    const before = { notesBefore: { origin: null, draft: null } };
    const written = writeUnwritten({ writer, changes: changes.map((change) => ({ ...change, ...before })) });
    expect(readUnwritten(written)).toEqual({ format: 1, writer, changes });
  });

  test('R10: are ignored if they are broken or of another format', () => {
    const written = writeUnwritten({ writer, changes: [{ add: [item], remove: [] }] });
    const broken = [
      null,
      '',
      'nonsense',
      '[]',
      written.replace('"format":1', '"format":2'),
      written.replace(item.added, 'yesterday'),
      written.replace('"at":5', '"at":"now"'),
      written.replace(item.seqId, ''),
    ];
    expect(broken.map(readUnwritten)).toEqual(broken.map(() => undefined));
  });
});
