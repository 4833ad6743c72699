/** A catalogue that is too long for one answer, asked for in parts: each is read and joined within a frame or two. */
import { createStretches } from '../../stretches.ts';
import { createTableJoin } from '../../table/parse/join.ts';
import { MalformedColumnsError } from '../../table/parse/parse.error.ts';
import type { Table } from '../../table/table.ts';
import { SatError } from '../error.ts';

/** A stretch of the rows, in catalogue order. */
export interface TablePart {
  /** Of its first row; 0 without. */
  readonly offset?: number;
  /** The most rows. */
  readonly limit: number;
}

/** `edition`: of this one and not of the one that is known; of none where it is empty. */
type AskPart = (part: TablePart, edition?: string) => Promise<Table>;

/** Cells of a part: of five columns 60,000 rows, of all fewer. */
const partCells = 300_000;
/** The catalogue may be swapped between two parts; from then on those of the new one are asked for. */
const mostBeginnings = 3;

/** The first part and those behind it; undefined when one is of another revision. */
async function joinParts(limit: number, ask: AskPart): Promise<Table | undefined> {
  const first = await ask({ limit });
  const join = createTableJoin(first);
  const pause = createStretches();
  for (let part = first; ; ) {
    const offset = join.rowCount() + part.rowCount;
    // On its way while the one before is joined.
    const next = offset < first.total ? ask({ offset, limit }) : undefined;
    next?.catch(() => undefined);
    for (const _ of join.add(part)) await pause();
    if (next === undefined) return join.table();
    part = await next;
    if (part.revision !== first.revision) return undefined;
  }
}

/** The table of these columns, asked for part by part. Parts that are no table are a malformed answer. */
export async function wholeTable(fields: string, ask: AskPart): Promise<Table> {
  const limit = Math.ceil(partCells / fields.split(',').length);
  try {
    for (let beginning = 0; beginning < mostBeginnings; beginning++) {
      // What the browser has kept of an edition that is gone would never fit what the server answers.
      const table = await joinParts(limit, beginning === 0 ? ask : (part) => ask(part, ''));
      if (table !== undefined) return table;
    }
    throw new MalformedColumnsError('its parts are of several revisions, however often they are asked for');
  } catch (cause) {
    throw cause instanceof MalformedColumnsError ? new SatError('malformed', { status: 200, cause }) : cause;
  }
}
