/**
 * `npm run bench:database` fills the empty PostgreSQL of DATABASE_URL with people and panels, and then measures typical
 * use. If the database already has people, it is only measured. Use a database that can be thrown away.
 */
import os from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { fill } from './fill.ts';
import { measure } from './measure.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    panels: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '60' },
    connections: { type: 'string', default: '5' },
    callers: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '60' },
  },
});

async function peopleThere(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ people: number }>('select count(*)::int4 as people from panel_owner');
    return rows[0]?.people ?? 0;
  } catch {
    return 0;
  } finally {
    await client.end();
  }
}

function quantile(sorted: readonly number[], part: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1);
}

const databaseUrl = process.env['DATABASE_URL'];
if (databaseUrl === undefined) {
  process.stderr.write('Set DATABASE_URL to an empty PostgreSQL that can be thrown away.\n');
  process.exitCode = 2;
} else {
  const extent = { people: Number(values.people), panels: Number(values.panels) };
  const people = (await peopleThere(databaseUrl)) || (await fill(databaseUrl, extent, Number(values.minutes)));
  const [connections, callers, seconds] = [values.connections, values.callers, values.seconds].map(Number) as [
    number,
    number,
    number,
  ];
  const times = await measure(databaseUrl, { people, connections, callers, seconds });
  process.stdout.write(
    `${people} people of ${extent.panels} panels; ${callers} callers over ${connections} connections, ${seconds} s; ` +
      `${os.cpus().length} processors, ${os.cpus()[0]?.model}\n\n| what | times | p50, ms | p99, ms |\n|---|---|---|---|\n`,
  );
  for (const [name, all] of Object.entries(times)) {
    const sorted = all.toSorted((a, b) => a - b);
    process.stdout.write(`| ${name} | ${all.length} | ${quantile(sorted, 0.5)} | ${quantile(sorted, 0.99)} |\n`);
  }
}
