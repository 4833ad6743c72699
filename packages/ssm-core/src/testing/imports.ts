import { expect, onTestFinished, vi } from 'vitest';
import { SatError } from '../api/error.ts';
import type { Catalogue, ImportedRow, ImportLayout, SheetPreview } from '../api/types.ts';
import { createImport, type ImportPorts } from '../import/import.ts';
import type { ImportList } from '../import/read/import.list.ts';
import type { ImportSessions } from '../storage/sessions/sessions.port.ts';
import { createMemorySessions } from '../storage/sessions/sessions.ts';
import { numberColumn, textColumn } from '../table/build.ts';
import type { Column, Table } from '../table/table.ts';
import { everyRow } from './importedRows.ts';

/** A call that a test answers or fails. */
interface Call {
  readonly list: ImportList;
  readonly layout: ImportLayout | null;
  readonly signal: AbortSignal;
  readonly answer: (rows: readonly ImportedRow[]) => void;
  readonly fail: (error: SatError) => void;
}

export const seqIds = ['2190-55', '3485-28', '5677-15'];
const table: Table = {
  version: 'V_7K',
  revision: 'r1',
  isDemo: false,
  total: 3,
  rowCount: 3,
  columns: new Map<string, Column>([
    ['seqId', textColumn(seqIds)],
    ['totalCVPlasma', numberColumn([7, 4, null])],
    ['totalCVSerum', numberColumn([null, null, null])],
  ]),
};
const catalogue = { revision: 'r1' } as Catalogue;
export const preview: SheetPreview = {
  sheet: 'Sheet1',
  rowCount: 3,
  header: 1,
  columns: [{ column: 0, title: 'SeqId', kind: 'seqId', guess: 'title', share: 1 }],
  rows: [],
};
export const failure = new SatError('unavailable', { status: 503, detail: 'Come back later.' });
const now = () => new Date('2026-11-22T08:00:00Z');
export const memory = () => createMemorySessions({ now }).open({ owner: 'me', kind: 'import', version: 'V_7K' });

export function startImport(ports: Partial<ImportPorts> = {}, sessions: ImportSessions | null = null) {
  const calls: Call[] = [];
  const told: unknown[][] = [];
  const tell =
    (name: string) =>
    (...given: readonly unknown[]) =>
      void told.push([name, ...given]);
  const made = createImport(
    {
      version: 'V_7K',
      askForRows: (list, layout, signal) =>
        new Promise((answer, fail) => void calls.push({ list, layout, signal, answer, fail })),
      preview: async () => [preview],
      readMeasures: async () => table,
      readCatalogue: async () => catalogue,
      sessions,
      onAnswered: tell('answered'),
      onFailed: tell('failed'),
      onDropped: tell('dropped'),
      onTaken: tell('taken'),
      onCancelled: tell('cancelled'),
      ...ports,
    },
    { now },
  );
  onTestFinished(made.dispose);
  const leave = made.subscribe(() => undefined);
  const call = (at: number) => vi.waitFor(() => calls[at] ?? Promise.reject(new Error(`there is no call ${at}`)));
  const until = (step: string) => vi.waitFor(() => expect(made.getSnapshot().step).toBe(step));
  return { made, leave, calls, told, call, until };
}

export async function answeredImport(rows: readonly ImportedRow[] = everyRow, sessions: ImportSessions | null = null) {
  const started = startImport({}, sessions);
  started.made.changeText('IL6');
  started.made.upload();
  (await started.call(0)).answer(rows);
  await started.until('answered');
  await vi.waitFor(() => expect(started.made.getSnapshot().table).toBe(table));
  return started;
}

export const file = new File(['1-1\n'], 'list.txt');
export const other = new File(['2-1\n'], 'other.csv');
