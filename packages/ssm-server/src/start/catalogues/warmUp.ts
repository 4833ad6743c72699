/** Warms up the JIT before the first visitor comes. The answers are discarded. */
import { assayVersions, roleOf } from 'ssm-core';
import { cellValue, columnsMediaType, identifierColumnKeys, type Table, writeXlsx } from 'ssm-core/engine';
import type { Compress } from '../../answer/bytes.ts';
import { createApi } from '../../api.ts';
import type { CatalogueHolder } from '../../catalogue/active.ts';
import type { Person } from '../../identity/identity.ts';
import { silentLog } from '../../log/log.ts';
import type { WorkbookReader } from '../../workbook/workbookReader.ts';

export interface WarmUpOptions {
  readonly catalogues: CatalogueHolder;
  readonly compress: Compress;
  readonly workbooks: WorkbookReader;
  readonly signal: AbortSignal;
}

/** More rounds would cost more time than they save. */
const mostRounds = 100;
/** Number of rows in all rounds together, so that long catalogues need fewer rounds. */
const leastRows = 1_200_000;
const preparedBytes = 1024 * 1024;

/** Number of rows in a list. More than a few thousand rows do not make the next import faster. */
const listRows = 4000;
const lists = 3;

const somebody: Person = {
  sub: 'warm-up',
  email: '',
  role: roleOf(['SSM-Registered']),
  roles: ['SSM-Registered'],
  preferredCols: [],
  expires: new Date(8.64e15),
};

function questionOf(round: number): string {
  const version = assayVersions[round % assayVersions.length];
  const filters = encodeURIComponent(`loDb~${round},${round * 10}&totalCvPlasma<${1 + (round % 20)}`);
  const query = `version=${version}&fields=${identifierColumnKeys.join(',')}&filters=${filters}`;
  return `http://localhost/sat/menuquery/public/somamer/search?${query}`;
}

function listOf(table: Table): Promise<Blob> {
  const text = (row: number, key: string): string => [cellValue(table, row, key) ?? ''].flat().join('|');
  const rows = Array.from({ length: Math.min(listRows, table.rowCount) }, (_, row) =>
    identifierColumnKeys.map((key) => text(row, key)),
  );
  return writeXlsx({ name: 'Sheet1', rows: [identifierColumnKeys, ...rows] });
}

/** Calls another API over the same catalogues, because both share their compiled code. */
export async function warmUp({ catalogues, compress, workbooks, signal }: WarmUpOptions): Promise<void> {
  const api = createApi({
    // Ignores catalogue changes, so no listener stays behind.
    catalogues: { ...catalogues, subscribe: () => () => {} },
    identity: { verify: async (token) => (token === '' ? undefined : somebody) },
    log: silentLog,
    newRequestId: () => 'warm-up',
    compress,
    workbooks,
    preparedBytes,
    isThorough: false,
    isStoreReachable: async () => true,
  });
  const headers = { Accept: columnsMediaType, 'Accept-Encoding': 'br' };
  const longest = Math.max(1, ...assayVersions.map((version) => catalogues.get(version)?.table.rowCount ?? 0));
  const rounds = Math.min(mostRounds, Math.ceil(leastRows / longest));
  for (let round = 1; round <= rounds; round++) {
    if (signal.aborted) return;
    await api(new Request(questionOf(round), { headers }));
  }
  for (let round = 1; round <= lists; round++) {
    const version = assayVersions[round % assayVersions.length];
    const catalogue = version === undefined ? undefined : catalogues.get(version);
    if (catalogue === undefined) continue;
    const form = new FormData();
    form.append('file', await listOf(catalogue.table), 'list.xlsx');
    if (signal.aborted) return;
    const url = `http://localhost/sat/menuquery/import?version=${version}`;
    await api(new Request(url, { method: 'POST', body: form, headers: { Authorization: 'Bearer warm-up' } }));
  }
}
