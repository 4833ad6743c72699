/** Fills an empty PostgreSQL with people and panels by SQL, one save per panel, as the store would. */
import { Client } from 'pg';
import { connectRemote } from '../../connect.ts';
import { migrate } from '../../schema/migrate.ts';
import { encodeSeqIds } from '../../seqIds/seqIdsCodec.ts';

const batch = 500;
const lists = 997;
/** Must equal the store's limit for lists stored as text. */
const longestText = 1000;

export const ownerOf = (index: number): string => `auth0|${String(index).padStart(9, '0')}`;

const menu: readonly string[] = Array.from(
  { length: 11_083 },
  (_, index) => `${2052 + index * 2 + (index % 3)}-${1 + ((index * 37) % 200)}`,
);

function sizeOf(list: number): number {
  const kind = list % 100;
  if (kind === 99) return 1001 + ((list * 7919) % 10_000);
  return kind >= 90 ? 201 + ((list * 7919) % 800) : 20 + ((list * 7919) % 181);
}

export function listOf(list: number): readonly string[] {
  const size = sizeOf(list);
  const from = (list * 104_729) % menu.length;
  const chosen = Array.from(
    { length: size },
    (_, index) => (from + Math.floor((index * menu.length) / size)) % menu.length,
  );
  return chosen.toSorted((a, b) => a - b).map((index) => menu[index] as string);
}

async function insertLists(client: Client): Promise<void> {
  await client.query('create temporary table list (number int primary key, count int4, text text, payload bytea)');
  for (let list = 0; list < lists; list += 1) {
    const seqIds = listOf(list);
    const text = seqIds.join();
    const stored = text.length <= longestText ? [text, null] : [null, encodeSeqIds(seqIds)];
    await client.query('insert into list values ($1, $2, $3, $4)', [list, seqIds.length, ...stored]);
  }
  await client.query('analyze list');
}

const owner = "'auth0|' || lpad(person::text, 9, '0')";
/** $1 and $2 are the first and the last person, and $3 is the number of panels of each. */
const own = 'from generate_series($1::int, $2::int) person cross join generate_series(0, $3::int - 1) place';
const id = "md5(person || '-' || place)::uuid::text";
const name = "'Panel ' || (place * 37) % 1009 || ' of cohort ' || person % 50";
const saved =
  "to_char(timestamp '2026-01-01' + ((person + place * 7919) % 500000) * interval '1 minute', 'YYYY-MM-DD\"T\"HH24:MI:SS\".000Z\"')";
const description = "'Reagents of interest, reviewed with the group'";

const statements = [
  `insert into panel_owner (owner, changed) select ${owner}, '2026-01-01T00:00:00.000Z'
   from generate_series($1::int, $2::int) person where $3::int > 0`,
  `insert into panel (owner, id, version, created, number, name, description, count, revision, saved, name_key, order_key,
     search_text, tag, deleted)
   select ${owner}, ${id}, 'V_11K', ${saved}, 1, ${name}, ${description}, list.count, 'revision-1', ${saved}, upper(${name}),
     convert_to('PANEL ' || lpad(((place * 37) % 1009)::text, 12, '0') || ' OF COHORT ' || lpad((person % 50)::text, 12, '0'), 'UTF8'),
     upper(${name} || E'\\n' || ${description}), md5(${id}), null
   ${own} join list on list.number = (person * 31 + place * 7) % ${lists}`,
  `insert into panel_version (owner, panel, number, name, description, count, revision, saved, seq_ids)
   select ${owner}, ${id}, 1, ${name}, ${description}, list.count, 'revision-1', ${saved}, list.text
   ${own} join list on list.number = (person * 31 + place * 7) % ${lists}`,
  `insert into panel_seq_ids (owner, panel, number, base, payload)
   select ${owner}, ${id}, 1, 1, list.payload
   ${own} join list on list.number = (person * 31 + place * 7) % ${lists} where list.payload is not null`,
];

export interface Extent {
  readonly people: number;
  readonly panels: number;
}

/** Returns the number of people, which is lower than requested if `minutes` run out. */
export async function fill(databaseUrl: string, { people, panels }: Extent, minutes: number): Promise<number> {
  const connection = connectRemote(databaseUrl);
  await migrate(connection);
  await connection.close();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await insertLists(client);
    const end = performance.now() + minutes * 60_000;
    let from = 0;
    for (; from < people && performance.now() < end; from += batch) {
      for (const statement of statements) {
        await client.query(statement, [from, Math.min(people, from + batch) - 1, panels]);
      }
    }
    await client.query('vacuum analyze');
    return Math.min(people, from);
  } finally {
    await client.end();
  }
}
