import type { AssayVersion } from 'ssm-core';
import type { FileReport, LoadReport } from '../report.ts';
import type { OpenedFile } from './openFile.ts';
import type { JoinedTable } from './own/ownColumns.ts';

function partOf({ read, keyed, ownTable }: OpenedFile) {
  if (ownTable !== null) return ownTable;
  if (read?.kind === 'geneSets') return read.geneSets;
  if (read?.kind === 'geneAliases') return read.geneAliases;
  if (read?.kind === 'secondaryAccessions') return read.secondaryAccessions;
  if (read?.kind === 'geneIds') return read.geneIds;
  if (read?.kind === 'crosswalk') return read.crosswalk;
  return read?.kind === 'accessionMap' ? read.accessionMap : keyed;
}

/** What is known of own tables and sets once they are joined with the records. */
interface Outcome {
  readonly joined?: JoinedTable | undefined;
  readonly ownSets?: FileReport['ownSets'];
}

function rejectedOf(file: OpenedFile, { joined }: Outcome) {
  return joined?.rejected ?? partOf(file)?.rejected ?? [];
}

function ownNotes({ read, ownTable, keyed }: OpenedFile, { joined }: Outcome): readonly string[] {
  if (ownTable !== null) return joined?.notes ?? ownTable.notes;
  return read?.kind === 'geneSets' ? read.geneSets.notes : (keyed?.table.notes ?? []);
}

function fileReport(file: OpenedFile, notes: readonly string[], outcome: Outcome): FileReport {
  const { name, read, keyed, facts, refusal } = file;
  const part = partOf(file);
  const rejected = rejectedOf(file, outcome).length;
  const { joined, ownSets } = outcome;
  const used = new Set(keyed?.mapped.map(({ header }) => header));
  let lines = keyed === null ? 0 : keyed.keyed.length + rejected;
  if (part !== null && 'lines' in part) lines = part.lines;
  return {
    name,
    kind: facts?.kind ?? read?.kind ?? null,
    refusal,
    lines,
    rejected,
    mapped: keyed?.mapped.map(({ header, field }) => ({ header, column: field })) ?? [],
    unmapped: keyed?.table.headers.filter((header) => !used.has(header)) ?? [],
    notes: [...ownNotes(file, outcome), ...notes],
    about: keyed?.table.about ?? {},
    ...(ownSets !== undefined && { ownSets }),
    ...(joined !== undefined && { unmatched: joined.unmatched }),
  };
}

export function startReport(
  files: readonly OpenedFile[],
  version: AssayVersion,
  notesOf: (file: OpenedFile) => readonly string[],
  outcomeOf: (file: OpenedFile) => Outcome = () => ({}),
): LoadReport {
  return {
    version,
    refusal: null,
    files: files.map((file) => fileReport(file, notesOf(file), outcomeOf(file))),
    records: 0,
    onMenu: 0,
    leftOff: [],
    rejected: files.flatMap((file) =>
      rejectedOf(file, outcomeOf(file)).map(({ line, reason }) => ({ file: file.name, line, reason })),
    ),
    known: [],
    absent: [],
    disagreements: [],
    notes: [],
    sources: [],
  };
}
