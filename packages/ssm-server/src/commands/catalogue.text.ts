import type { ColumnKey } from 'ssm-core';
import type { SideTableSource } from 'ssm-core/engine';
import type { ProposedMap } from '../catalogue/load/proposeMaps.ts';
import { type FileKind, type FileReport, type LeftOffReason, type LoadReport, quantity } from '../catalogue/report.ts';
import { called } from '../settings/artefact.ts';
import type { RevisionSummary } from '../store/store.ts';

const grouped = new Intl.NumberFormat('en');

const kinds: Readonly<Record<FileKind, string>> = {
  adat: 'ADAT',
  workbook: 'workbook',
  table: 'table',
  geneSets: 'gene sets',
  accessionMap: 'accession map',
  geneAliases: 'gene aliases',
  accessionChanges: 'replaced accessions',
  secondaryAccessions: 'secondary accessions',
  geneIds: 'Ensembl and RefSeq ids',
  lift: 'lift factors',
  crosswalk: 'assays of another platform',
  ownTable: 'own columns',
};

const held: Readonly<Record<SideTableSource['holds'], string>> = {
  genes: kinds.accessionMap,
  aliases: kinds.geneAliases,
  accession_changes: kinds.accessionChanges,
  secondary_accessions: kinds.secondaryAccessions,
  gene_ids: kinds.geneIds,
  lift: kinds.lift,
  gene_sets: kinds.geneSets,
  crosswalk: kinds.crosswalk,
  own_columns: kinds.ownTable,
};

const reasons: Readonly<Record<LeftOffReason, readonly [one: string, many: string]>> = {
  organism: ['of another organism', 'of another organism'],
  spuriomer: ['spuriomer', 'spuriomers'],
  control: ['control', 'controls'],
  hybridization: ['hybridization control', 'hybridization controls'],
  internal_use: ['for internal use', 'for internal use'],
  deprecated: ['deprecated', 'deprecated'],
};

const rejectedShown = 20;

function paragraph(indent: string, label: string, items: readonly string[]): string[] {
  const lines: string[] = [];
  let line = `${indent}${label}`;
  for (const [index, item] of items.entries()) {
    const word = `${item}${index < items.length - 1 ? ',' : ''}`;
    if (line.length + word.length > 99) {
      lines.push(line);
      line = `${indent}  ${word}`;
    } else line += ` ${word}`;
  }
  return [...lines, line];
}

const setsShown = 10;
const namesShown = 10;

/** Lists the sets of a family with members that nothing knows, and with `--all` every set. */
function ownSetLines({ ownSets = [] }: FileReport, showsAll: boolean): string[] {
  const listed = showsAll ? ownSets : ownSets.filter(({ unknown }) => unknown.length > 0).slice(0, setsShown);
  const lines = listed.map(({ name, members, measured, unknown }) => {
    const names = showsAll ? unknown : unknown.slice(0, namesShown);
    const more = unknown.length - names.length;
    const rest = more === 0 ? '' : ` and ${grouped.format(more)} more`;
    const said =
      unknown.length === 0
        ? ''
        : `; in no record or table ${grouped.format(unknown.length)}: ${names.join(', ')}${rest}`;
    return `    ${name}: ${quantity(members, 'member')}, ${grouped.format(measured)} measured${said}`;
  });
  const isCut = !showsAll && ownSets.length > listed.length;
  return isCut ? [...lines, '    --all lists every set with all its unknown members'] : lines;
}

function fileLines(file: FileReport, showsAll: boolean): string[] {
  if (file.refusal !== null) return [`  ${file.name}: ${file.refusal} Nothing of this file is loaded.`];
  const rejected = file.rejected === 0 ? '' : `, ${grouped.format(file.rejected)} rejected`;
  const lines = [
    `  ${file.name}: ${file.kind === null ? '' : kinds[file.kind]}, ${quantity(file.lines, 'line')}${rejected}`,
  ];
  for (const note of file.notes) lines.push(`    ${note}`);
  lines.push(...ownSetLines(file, showsAll));
  if (file.unmapped.length > 0) lines.push(...paragraph('    ', 'Kept, and shown in no column:', file.unmapped));
  return lines;
}

function countLines(report: LoadReport): string[] {
  const left = report.leftOff.toSorted((a, b) => b.count - a.count);
  const why = left.map(({ reason, count: rows }) => quantity(rows, ...reasons[reason])).join(', ');
  return [
    `Records              ${grouped.format(report.records)}`,
    `On the menu          ${grouped.format(report.onMenu)}`,
    `Left off the menu    ${grouped.format(report.records - report.onMenu)}${why === '' ? '' : `: ${why}`}`,
    `Rejected lines       ${grouped.format(report.rejected.length)}`,
  ];
}

function rejectedLines(report: LoadReport, showsAll: boolean): string[] {
  const shown = showsAll ? report.rejected : report.rejected.slice(0, rejectedShown);
  const columnwise = new Set(report.files.filter(({ kind }) => kind === 'adat').map(({ name }) => name));
  const lines = shown.map(
    ({ file, line, reason }) => `  ${file}:${line}${columnwise.has(file) ? ' (column)' : ''} ${reason}`,
  );
  const more = report.rejected.length - shown.length;
  return more === 0 ? lines : [...lines, `  and ${grouped.format(more)} more; --all shows them`];
}

function knownLines(report: LoadReport): string[] {
  const width = Math.max(...report.known.map(({ column }) => column.length));
  const lines = report.known.map(({ column, count: rows }) => {
    const share = report.onMenu === 0 ? 0 : Math.floor((100 * rows) / report.onMenu);
    return `  ${column.padEnd(width)}  ${grouped.format(rows).padStart(7)}  ${String(share).padStart(3)} %`;
  });
  return ['Values known, of the rows on the menu', ...lines];
}

function disagreementLines(report: LoadReport): string[] {
  if (report.disagreements.length === 0) return [];
  const lines = report.disagreements.flatMap(({ column, count: times, examples }) => [
    `  ${column}: ${grouped.format(times)}`,
    ...examples.map(
      ({ seqId, kept, keptFile, replaced, replacedFile }) =>
        `    ${seqId}: "${kept}" (${keptFile}) in place of "${replaced}" (${replacedFile})`,
    ),
  ]);
  return ['Disagreements between files, in which the later file was followed', ...lines];
}

function sourceLine(indent: string, { file, holds, count: lines, source, licence }: SideTableSource): string {
  const whose = [source ?? 'source not said', licence ?? 'licence not said'].join('; ');
  return `${indent}${file}: ${held[holds]}, ${quantity(lines, 'line')}; ${whose}`;
}

function sourceLines({ sources }: LoadReport): string[] {
  if (sources.length === 0) return [];
  const isSilent = sources.some(({ source, licence }) => source === null || licence === null);
  return [
    'Answers and gene sets rest on',
    ...sources.map((source) => sourceLine('  ', source)),
    ...(isSilent ? ['  --source FILE=TEXT and --licence FILE=TEXT say what a file does not.'] : []),
  ];
}

export function reportLines(
  report: LoadReport,
  derivedFrom: ReadonlyMap<ColumnKey, string>,
  showsAll: boolean,
): readonly string[] {
  const lines = [`Read as ${report.version}`, ...report.files.flatMap((file) => fileLines(file, showsAll))];
  const isRefused = report.refusal !== null || report.records === 0;
  if (isRefused) return [...lines, ...rejectedLines(report, showsAll)];
  lines.push(...countLines(report), ...rejectedLines(report, showsAll), ...knownLines(report));
  if (report.absent.length > 0) {
    lines.push(...paragraph('', 'In no file, so hidden from choosers and filters:', report.absent));
  }
  if (derivedFrom.size > 0) {
    const pairs = [...derivedFrom].map(([column, header]) => `${column} from ${header}`);
    lines.push(...paragraph('', 'Filled by another measure, and shown so:', pairs));
  }
  return [...lines, ...disagreementLines(report), ...sourceLines(report), ...report.notes];
}

function quoted(word: string): string {
  return /^[\w./=@%+,:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Suggests measures to map, with a command that maps them. `words` are the arguments that the operator typed. */
export function proposalLines(proposed: readonly ProposedMap[], words: readonly string[]): readonly string[] {
  if (proposed.length === 0) return [];
  // Inserts the maps before options at the start, because the value of an option must follow it directly.
  const isVerbFirst = words[0]?.startsWith('-') === false;
  const [verb, others] = isVerbFirst ? [words.slice(0, 1), words.slice(1)] : [[], words];
  const maps = proposed.flatMap(({ column, header }) => ['--map', `${column}=${header}`]);
  return [
    'Kept, and like a column that no file fills',
    ...proposed.map(({ column, header }) => `  ${header}: ${column}`),
    'To show these there, marked as derived',
    `  ${called('catalogue')} ${[...verb, ...maps, ...others].map(quoted).join(' ')}`,
  ];
}

export function summaryLines(summaries: readonly RevisionSummary[]): readonly string[] {
  if (summaries.length === 0) return ['No catalogue is stored; the server shows its demo catalogue.'];
  const rows = [
    ['', 'revision', 'version', 'records', 'on menu', 'created', 'label'],
    ...summaries.map((summary) => [
      summary.isActive ? 'in use' : '',
      summary.revision,
      summary.version,
      grouped.format(summary.recordCount),
      grouped.format(summary.menuCount),
      summary.created.slice(0, 16).replace('T', ' '),
      summary.isDemo ? `${summary.label} (demo)` : summary.label,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const table = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 3 || column === 4 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const indent = ' '.repeat((widths[0] ?? 0) + 2);
  return table.flatMap((line, index) => {
    const sources = summaries[index - 1]?.sources ?? [];
    return [line, ...sources.map((source) => sourceLine(indent, source))];
  });
}
