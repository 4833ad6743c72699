/**
 * Reads and writes a backup as JSON lines: a head, one line per row, and a last line with the number of rows, which
 * proves that the backup is complete.
 */
import { StoreError } from '../store.ts';
import { type BackupRow, type Cell, type KeptTable, keptTables, type Row } from './tables.ts';

export interface BackupHead {
  readonly schema: number;
  readonly made: string;
  /** Flags. A restore writes them where the restored server keeps its flags. */
  readonly flags: Readonly<Record<string, string | number | boolean>>;
}

const format = 'ssm-backup-1';

export const headLine = (head: BackupHead): string => JSON.stringify({ format, ...head });
export const endLine = (rows: number): string => JSON.stringify({ rows });

export function rowLine({ table, row }: BackupRow): string {
  const cells = Object.entries(row).map(([name, cell]) => [
    name,
    cell instanceof Uint8Array ? { base64: Buffer.from(cell).toString('base64') } : cell,
  ]);
  return JSON.stringify([table, Object.fromEntries(cells)]);
}

function damaged(what: string, cause?: unknown): StoreError {
  return new StoreError('damaged', `This backup ${what}. Take another one; nothing was restored.`, { cause });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw damaged('is damaged', error);
  }
}

function readHead(line: string | undefined): BackupHead {
  const head = parse(line ?? 'null') as (BackupHead & { readonly format?: unknown }) | null;
  if (head?.format !== format) throw damaged('is not one of this product, or of a later release');
  return head;
}

function readRow(line: string): BackupRow | number {
  const value = parse(line);
  if (!Array.isArray(value)) return Number((value as { readonly rows?: unknown } | null)?.rows);
  const [table, cells] = value as [KeptTable, Readonly<Record<string, Cell | { readonly base64: string }>>];
  if (!keptTables.includes(table)) throw damaged(`has rows of ${table}, which this release does not know`);
  const row = Object.entries(cells).map(([name, cell]) => [
    name,
    typeof cell === 'object' && cell !== null && 'base64' in cell ? Buffer.from(cell.base64, 'base64') : cell,
  ]);
  return { table, row: Object.fromEntries(row) as Row };
}

export interface ReadBackup {
  readonly head: BackupHead;
  /** Iterating throws if the backup is incomplete. */
  readonly rows: AsyncIterable<BackupRow>;
}

async function* rowsOf(lines: AsyncIterator<string>): AsyncGenerator<BackupRow> {
  let count = 0;
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    const row = readRow(next.value);
    if (typeof row === 'number') {
      if (row !== count) throw damaged('lacks some of its rows');
      return;
    }
    count += 1;
    yield row;
  }
  throw damaged('was cut off before its end');
}

export async function readBackup(source: AsyncIterable<string>): Promise<ReadBackup> {
  const lines = source[Symbol.asyncIterator]();
  const first = await lines.next();
  return { head: readHead(first.done === true ? undefined : first.value), rows: rowsOf(lines) };
}
