import { MalformedSeqIdsError } from './seqIds/numberBytes.ts';
import { StoreError, type StoreErrorCode } from './store.ts';

function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}

const conflicts: ReadonlySet<string> = new Set(['40001', '40P01']);
/**
 * Errors when two transactions create the same table, type or row at the same time, or when one waits too long for the
 * other.
 */
const collisions: ReadonlySet<string> = new Set(['23505', '42P07', '42710', 'XX000', '55P03']);

/** Returns whether the transaction may succeed if it is run again. */
export function isConflict(error: unknown): boolean {
  return conflicts.has(codeOf(error) ?? '');
}

/** Returns whether a schema change may succeed if it is run again. */
export function isCollision(error: unknown): boolean {
  return isConflict(error) || collisions.has(codeOf(error) ?? '');
}

export function isLockAbsence(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

export function isAbsentTable(error: unknown): boolean {
  return codeOf(error) === '42P01';
}

const full: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const readOnly: ReadonlySet<string> = new Set(['25006', '42501', 'EROFS', 'EACCES', 'EPERM']);
const broken: ReadonlySet<string> = new Set(['XX001', 'XX002', '58P01']);
const refused: ReadonlySet<string> = new Set(['28P01', '28000', '3D000']);
const late: Readonly<Record<string, string>> = {
  '55P03': 'was busy with another change for longer than SSM_DATABASE_LOCK_MS allows. Try again; nothing was changed.',
  '57014': 'took longer than SSM_DATABASE_STATEMENT_MS allows. Try again, or allow more; nothing was changed.',
  '25P03': 'undid a change that stood still for longer than SSM_DATABASE_IDLE_TRANSACTION_MS allows. Try again.',
};
/**
 * Matches the SQLSTATE of an error in one statement. Does not match errors of the connection or of the whole server, or
 * error names such as EPIPE.
 */
const ofStatement = /^(?!08|53|57|58|E[A-Z]{4}$)[0-9A-Z]{5}$/;

/** Returns whether the database cannot be reached. A database that refuses a request can be reached. */
export function isAway(error: unknown): error is StoreError {
  if (!(error instanceof StoreError) || error.code !== 'unreachable') return false;
  const code = codeOf(error.cause) ?? '';
  return !refused.has(code) && late[code] === undefined && !ofStatement.test(code);
}

/**
 * Makes a StoreError. Its message begins with `place`, the name of the storage without a password. An error without
 * SQLSTATE comes from a failed connection, so the database counts as unreachable.
 */
export function storeErrorOf(error: unknown, place: string): StoreError {
  if (error instanceof StoreError) return error;
  if (error instanceof MalformedSeqIdsError) {
    const sentence = 'holds a version of a panel that is damaged. Restore it from a backup, or use another version.';
    return new StoreError('damaged', `${place} ${sentence}`, { cause: error });
  }
  const code = codeOf(error) ?? '';
  const explained = (kind: StoreErrorCode, sentence: string): StoreError =>
    new StoreError(kind, `${place} ${sentence}`, { cause: error });
  if (full.has(code)) {
    return explained('disk_full', 'has no space left on its disk. Make room and try again; nothing was changed.');
  }
  if (readOnly.has(code)) {
    return explained('not_writable', 'cannot be written to. Give this account the right to, then try again.');
  }
  if (broken.has(code)) return explained('damaged', 'is damaged. Restore it from a copy, or begin with an empty one.');
  if (refused.has(code)) {
    return explained('unreachable', 'refuses the user, password or name in DATABASE_URL. Correct it and try again.');
  }
  const ofTime = late[code];
  if (ofTime !== undefined) return explained('unreachable', ofTime);
  if (ofStatement.test(code)) {
    return explained('unreachable', `refused a statement (SQLSTATE ${code}). Report this; nothing was changed.`);
  }
  return explained('unreachable', 'does not answer. See that it runs and can be reached, then try again.');
}
