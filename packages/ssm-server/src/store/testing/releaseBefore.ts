/** Runs the queries of a server of the release before, which has schema 5. */
import { Pool } from 'pg';

interface SavedList {
  readonly owner: string;
  readonly panel: string;
  readonly number: number;
  readonly seqIds: readonly string[];
}

export interface EarlierServer {
  save(list: SavedList): Promise<void>;
  open(owner: string, panel: string, number: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

const revision = 'revision-1';
const saved = '2026-01-01T00:00:00.000Z';

export function createEarlierServer(databaseUrl: string): EarlierServer {
  const pool = new Pool({ connectionString: databaseUrl, max: 3 });
  return {
    async save({ owner, panel, number, seqIds }) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(
          'insert into panel_owner (owner, changed) values ($1, $2) on conflict (owner) do update set changed = $2',
          [owner, saved],
        );
        await client.query(
          `insert into panel (owner, id, version, created, number, name, description, count, revision, saved, name_key,
             order_key, search_text, tag, deleted)
           values ($1, $2::text, 'V_11K', $3, $4, $2, '', $5, $6, $3, $2, convert_to($2, 'UTF8'), $2, $2, null)`,
          [owner, panel, saved, number, seqIds.length, revision],
        );
        await client.query(
          `insert into panel_version (owner, panel, number, name, description, count, revision, saved, seq_ids)
           values ($1, $2::text, $3, $2, '', $4, $5, $6, $7)`,
          [owner, panel, number, seqIds.length, revision, saved, seqIds.join(',')],
        );
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    async open(owner, panel, number) {
      const { rows } = await pool.query<{ seq_ids: string }>(
        `select number, name, description, count, revision, saved, seq_ids from panel_version
         where owner = $1 and panel = $2 and number = $3`,
        [owner, panel, number],
      );
      const [row] = rows;
      if (row === undefined) throw new Error(`${panel} has no version ${number}`);
      return row.seq_ids.split(',');
    },
    close: () => pool.end(),
  };
}
