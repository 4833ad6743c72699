import { describe, expect, it } from 'vitest';
import { isCollision, isConflict, storeErrorOf } from './databaseErrors.ts';
import { MalformedSeqIdsError } from './seqIds/numberBytes.ts';
import { StoreError } from './store.ts';

const thrown = (code: string | undefined): Error => Object.assign(new Error('as the driver says it'), { code });

describe('storeErrorOf', () => {
  it('reports an unreadable list of SeqIds as damaged, in a message that names no person', () => {
    const cause = new MalformedSeqIdsError('they cannot be unpacked');
    expect(storeErrorOf(cause, 'The database')).toEqual(
      new StoreError(
        'damaged',
        'The database holds a version of a panel that is damaged. Restore it from a backup, or use another version.',
        { cause },
      ),
    );
  });

  const full = 'has no space left on its disk. Make room and try again; nothing was changed.';
  const readOnly = 'cannot be written to. Give this account the right to, then try again.';
  const damaged = 'is damaged. Restore it from a copy, or begin with an empty one.';
  const refused = 'refuses the user, password or name in DATABASE_URL. Correct it and try again.';
  const away = 'does not answer. See that it runs and can be reached, then try again.';

  it.each([
    ['53100', 'disk_full', full],
    ['ENOSPC', 'disk_full', full],
    ['25006', 'not_writable', readOnly],
    ['EROFS', 'not_writable', readOnly],
    ['XX001', 'damaged', damaged],
    ['28P01', 'unreachable', refused],
    ['3D000', 'unreachable', refused],
    [
      '55P03',
      'unreachable',
      'was busy with another change for longer than SSM_DATABASE_LOCK_MS allows. Try again; nothing was changed.',
    ],
    [
      '57014',
      'unreachable',
      'took longer than SSM_DATABASE_STATEMENT_MS allows. Try again, or allow more; nothing was changed.',
    ],
    [
      '25P03',
      'unreachable',
      'undid a change that stood still for longer than SSM_DATABASE_IDLE_TRANSACTION_MS allows. Try again.',
    ],
    ['57P01', 'unreachable', away],
    ['08006', 'unreachable', away],
    ['ECONNREFUSED', 'unreachable', away],
    ['ENOTFOUND', 'unreachable', away],
    [undefined, 'unreachable', away],
    ['42P01', 'unreachable', 'refused a statement (SQLSTATE 42P01). Report this; nothing was changed.'],
  ] as const)('reports %s as %s, in one sentence', (code, kind, sentence) => {
    expect(storeErrorOf(thrown(code), 'The database at db:5432/menu')).toEqual(
      new StoreError(kind, `The database at db:5432/menu ${sentence}`),
    );
  });

  it('keeps the original error as the cause, and returns a StoreError unchanged', () => {
    const cause = thrown('53100');
    expect(storeErrorOf(cause, 'It').cause).toEqual(cause);
    const error = new StoreError('not_found', 'There is none.');
    expect(storeErrorOf(error, 'It')).toEqual(error);
  });
});

describe('retryable errors', () => {
  it.each([
    ['40001', true, true],
    ['40P01', true, true],
    ['23505', false, true],
    ['42P07', false, true],
    ['53100', false, false],
    [undefined, false, false],
  ] as const)('%s: a transaction is %s, a schema change is %s', (code, conflict, collision) => {
    expect([isConflict(thrown(code)), isCollision(thrown(code))]).toEqual([conflict, collision]);
  });

  it('do not include values that are not errors', () => {
    expect([isConflict(null), isCollision('40001')]).toEqual([false, false]);
  });
});
