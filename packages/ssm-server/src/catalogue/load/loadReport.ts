import type { AssayVersion } from 'ssm-core';
import type { FileReport, LoadReport } from '../report.ts';
import type { OpenedFile } from './openFile.ts';

function partOf({ read, keyed }: OpenedFile) {
  if (read?.kind === 'geneSets') return read.geneSets;
  if (read?.kind === 'geneAliases') return read.geneAliases;
  if (read?.kind === 'secondaryAccessions') return read.secondaryAccessions;
  if (read?.kind === 'geneIds') return read.geneIds;
  if (read?.kind === 'crosswalk') return read.crosswalk;
  return read?.kind === 'accessionMap' ? read.accessionMap : keyed;
}

function fileReport(file: OpenedFile, notes: readonly string[]): FileReport {
  const { name, read, keyed, facts, refusal } = file;
  const part = partOf(file);
  const rejected = part?.rejected.length ?? 0;
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
    notes: [...(read?.kind === 'geneSets' ? read.geneSets.notes : (keyed?.table.notes ?? [])), ...notes],
    about: keyed?.table.about ?? {},
  };
}

export function startReport(
  files: readonly OpenedFile[],
  version: AssayVersion,
  notesOf: (file: OpenedFile) => readonly string[],
): LoadReport {
  return {
    version,
    refusal: null,
    files: files.map((file) => fileReport(file, notesOf(file))),
    records: 0,
    onMenu: 0,
    leftOff: [],
    rejected: files.flatMap((file) =>
      (partOf(file)?.rejected ?? []).map(({ line, reason }) => ({ file: file.name, line, reason })),
    ),
    known: [],
    absent: [],
    disagreements: [],
    notes: [],
    sources: [],
  };
}
