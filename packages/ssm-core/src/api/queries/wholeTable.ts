import { createStretches } from '../../stretches.ts';
import { createTableJoin } from '../../table/parse/join.ts';
import { MalformedColumnsError } from '../../table/parse/parse.column.ts';
import type { Table } from '../../table/table.ts';
import { SatError } from '../error.ts';

/** A range of rows of the table, in catalogue order. */
export interface TablePart {
  /** Index of the first row; default 0. */
  readonly offset?: number;
  /** Maximum number of rows. */
  readonly limit: number;
}

type AskPart = (part: TablePart, edition?: string) => Promise<Table>;

const partCells = 300_000;
const mostBeginnings = 3;

async function joinParts(limit: number, ask: AskPart): Promise<Table | undefined> {
  const first = await ask({ limit });
  const join = createTableJoin(first);
  const pause = createStretches();
  for (let part = first; ; ) {
    const offset = join.rowCount() + part.rowCount;
    const next = offset < first.total ? ask({ offset, limit }) : undefined;
    next?.catch(() => undefined);
    for (const _ of join.add(part)) await pause();
    if (next === undefined) return join.table();
    part = await next;
    if (part.revision !== first.revision) return undefined;
  }
}

export async function wholeTable(fields: string, ask: AskPart): Promise<Table> {
  const limit = Math.ceil(partCells / fields.split(',').length);
  try {
    for (let beginning = 0; beginning < mostBeginnings; beginning++) {
      // After a failure, no edition is sent. Cached parts of a removed edition would never match the server's parts.
      const table = await joinParts(limit, beginning === 0 ? ask : (part) => ask(part, ''));
      if (table !== undefined) return table;
    }
    throw new MalformedColumnsError('its parts are of several revisions, however often they are asked for');
  } catch (cause) {
    throw cause instanceof MalformedColumnsError ? new SatError('malformed', { status: 200, cause }) : cause;
  }
}
