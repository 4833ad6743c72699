/** What is shown of an import. */
import type { SnapshotFrom } from 'xstate';
import type { SatError } from '../api/error.ts';
import type { ImportedRow, ImportStatus } from '../api/types.ts';
import { type importMachine, sourceOf } from './import.machine.ts';
import {
  type ChosenCandidates,
  type ImportLine,
  type ImportSummary,
  importLines,
  summariseImport,
} from './import.rows.ts';
import type { ImportFault } from './import.source.ts';

export type ImportSnapshot = SnapshotFrom<typeof importMachine>;

/** Where a person is. */
export type ImportStep = 'choosing' | 'uploading' | 'failed' | 'answered' | 'ended';

/** Computed once for each choice, and for each answer and status. */
const summaries = new WeakMap<ChosenCandidates, { readonly rows: readonly ImportedRow[]; summary: ImportSummary }>();
const lines = new WeakMap<readonly ImportedRow[], Map<ImportStatus | null, readonly ImportLine[]>>();

export function selectImportStep(snapshot: ImportSnapshot): ImportStep {
  if (snapshot.matches('choosing')) return 'choosing';
  if (snapshot.matches('uploading')) return 'uploading';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('answered') ? 'answered' : 'ended';
}

export function selectImportFile({ context }: ImportSnapshot): File | null {
  return context.file;
}

export function selectImportText({ context }: ImportSnapshot): string {
  return context.text;
}

/** Whether there is anything to send. */
export function selectCanUpload({ context }: ImportSnapshot): boolean {
  return sourceOf(context) !== null;
}

export function selectImportFault({ context }: ImportSnapshot): ImportFault | null {
  return context.fault;
}

export function selectImportFailure({ context }: ImportSnapshot): SatError | null {
  return context.failure;
}

export function selectImportedRows({ context }: ImportSnapshot): readonly ImportedRow[] {
  return context.rows;
}

export function selectChosenCandidates({ context }: ImportSnapshot): ChosenCandidates {
  return context.chosen;
}

/** The status whose rows are shown; null for all. */
export function selectShownStatus({ context }: ImportSnapshot): ImportStatus | null {
  return context.status;
}

/** The same object until something is chosen. */
export function selectImportSummary({ context: { rows, chosen } }: ImportSnapshot): ImportSummary {
  const kept = summaries.get(chosen);
  if (kept?.rows === rows) return kept.summary;
  const summary = summariseImport(rows, chosen);
  summaries.set(chosen, { rows, summary });
  return summary;
}

/** The lines of the rows that are shown; the same array until others are. */
export function selectImportLines({ context: { rows, status } }: ImportSnapshot): readonly ImportLine[] {
  const ofRows = lines.get(rows) ?? new Map<ImportStatus | null, readonly ImportLine[]>();
  lines.set(rows, ofRows);
  const kept = ofRows.get(status) ?? importLines(rows, status);
  ofRows.set(status, kept);
  return kept;
}
