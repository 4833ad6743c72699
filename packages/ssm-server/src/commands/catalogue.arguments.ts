import path from 'node:path';
import { parseArgs } from 'node:util';
import { type AssayVersion, assayVersions, defaultMeasureBound } from 'ssm-core';
import type { HeaderMap } from '../catalogue/cells/headers.ts';
import type { Attribution } from '../catalogue/knowledge/attribution.ts';
import {
  type DeclaredTable,
  type OwnDeclaration,
  readColumnText,
  type TableKey,
  tableKeys,
} from '../catalogue/load/own/declaration.ts';
import { called } from '../settings/artefact.ts';

export interface FileOptions {
  readonly version: AssayVersion;
  readonly map: HeaderMap;
  readonly label: string | undefined;
  readonly files: readonly string[];
  readonly said: ReadonlyMap<string, Partial<Attribution>>;
  /** What is stated about own tables and own families of gene sets, by file. */
  readonly own: ReadonlyMap<string, OwnDeclaration>;
}

export interface OutputOptions {
  readonly isJson: boolean;
  readonly showsAll: boolean;
}

export type CatalogueCommand = OutputOptions &
  (
    | { readonly verb: 'help' | 'list' }
    | { readonly verb: 'use'; readonly revision: string }
    | { readonly verb: 'changes'; readonly from: string; readonly to: string; readonly bound: number }
    | ({ readonly verb: 'load'; readonly shouldActivate: boolean } & FileOptions)
    | ({ readonly verb: 'check' } & FileOptions)
    | {
        readonly verb: 'resolve';
        readonly version: AssayVersion;
        /** File to check. Without it, every name of the catalogues is checked. */
        readonly file: string | undefined;
        readonly readsHidden: boolean;
      }
  );

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `Usage: ${called('catalogue')} COMMAND …

  load --version V_7K|V_11K [--label TEXT] [--map COLUMN=HEADER]… [--source FILE=TEXT]…
       [--licence FILE=TEXT]… [--date FILE=DATE]… [--family FILE=NAME]… [--columns FILE]…
       [--column 'FILE:HEADER=TITLE; UNIT; KIND; DESCRIPTION']… [--key FILE=HEADER[:KIND]]…
       [--no-use] FILE…
      Reads the files as one catalogue, stores it and activates it.
  check [--version V_7K|V_11K] [the options of load] FILE…
      Reads the files and prints a report, but stores nothing. Default version: V_7K.
  list
      Lists every stored catalogue.
  use REVISION
      Activates a stored catalogue. Warns if it is older than the one in use.
  changes [--bound PERCENT] REVISION REVISION
      Compares two stored catalogues of one version, the older first. Prints what changed per reagent, with counts.
  resolve [--version V_7K|V_11K] [--hidden] [FILE]
      Looks up every row of a list (.xlsx, .csv, .tsv, .txt, .adat) in the active catalogues, like an import.
      Prints counts, and the rows that were not found with their possible meanings. Default version: V_7K.
      Without a file it looks up every name of the catalogues and their tables, compares each answer with
      their cells, and counts wrong answers. A correct catalogue has none.

Files: ADAT, annotation .xlsx, .tsv, .csv, and with them gene sets (.tsv, .gmt, .gmx), accession maps, gene
aliases, replaced accessions and lift factors (.tsv). Files are joined by SeqId; a later file fills gaps
and overrides.

  --label TEXT           name of the catalogue; default: the names of its files
  --map COLUMN=HEADER    fill a column with another measure, such as totalCVPlasma=calibratorCvPct;
                         the column is then shown as derived from it
  --source FILE=TEXT     publisher and date of a file besides the annotations
  --licence FILE=TEXT    licence of such a file; both override the file's own statements
  --date FILE=DATE       year, month or day of such a file, as 2026, 2026-04 or 2026-04-30
  --family FILE=NAME     the file has gene sets of the operator, shown as a family of collections;
                         .gmt, .gmx, or a list with a set and a member per line
  --columns FILE         every column of the file is shown as a column of its own
  --column 'FILE:HEADER=TITLE; UNIT; KIND; DESCRIPTION'
                         one column of the file; KIND is number, text, category or yes/no.
                         Empty parts are guessed; check says what was guessed
  --key FILE=HEADER[:KIND]
                         the column of such a file that names reagents; KIND is seqId, accession,
                         symbol or entrez
  --no-use               store only, do not activate
  --all                  print every rejected line, not only 20; for resolve and changes, every row
  --hidden               for resolve: also read hidden rows and columns
  --bound PERCENT        for changes: how much a measure must change to be listed; default: 20
  --json                 print the result as JSON
`;

const verbs = ['load', 'check', 'list', 'use', 'changes', 'resolve'] as const;

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        version: { type: 'string' },
        label: { type: 'string' },
        map: { type: 'string', multiple: true },
        source: { type: 'string', multiple: true },
        licence: { type: 'string', multiple: true },
        date: { type: 'string', multiple: true },
        family: { type: 'string', multiple: true },
        columns: { type: 'string', multiple: true },
        column: { type: 'string', multiple: true },
        key: { type: 'string', multiple: true },
        'no-use': { type: 'boolean' },
        bound: { type: 'string' },
        all: { type: 'boolean' },
        hidden: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : '').split('. ');
    throw new UsageError(sentence);
  }
}

function readVersion(text: string | undefined): AssayVersion | undefined {
  if (text === undefined) return undefined;
  const version = assayVersions.find((known) => known === text.toUpperCase() || known === `V_${text.toUpperCase()}`);
  if (version === undefined) throw new UsageError(`--version is "${text}"; it takes ${assayVersions.join(' or ')}`);
  return version;
}

function readBound(text: string | undefined): number {
  if (text === undefined) return defaultMeasureBound;
  const bound = Number(text.replace(/%$/, ''));
  if (text.trim() === '' || !(bound >= 0))
    throw new UsageError(`--bound is "${text}"; it takes a percentage, such as 20`);
  return bound;
}

function readMap(entries: readonly string[]): HeaderMap {
  return new Map(
    entries.map((entry) => {
      const at = entry.indexOf('=');
      const [column, header] = [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
      if (at < 1 || header === '') throw new UsageError(`--map is "${entry}"; it takes COLUMN=HEADER`);
      return [column, header] as const;
    }),
  );
}

/** Finds a file by its given name, or by its base name if that is unique. */
function fileOf(entry: string, files: readonly string[], option: string, mark: '=' | ':' = '='): string {
  const whole = files.filter((file) => entry.startsWith(file + mark));
  const found = whole.length > 0 ? whole : files.filter((file) => entry.startsWith(path.basename(file) + mark));
  const [longest] = [...new Set(found)].toSorted((a, b) => path.basename(b).length - path.basename(a).length);
  if (longest === undefined) {
    const takes = mark === '=' ? 'FILE=TEXT' : 'FILE:HEADER=TITLE';
    throw new UsageError(`--${option} is "${entry}"; it takes ${takes}, where FILE is one of the files`);
  }
  const others = files.filter((file) => file !== longest && path.basename(file) === path.basename(longest));
  if (whole.length === 0 && others.length > 0) {
    throw new UsageError(`--${option} is "${entry}", which is the name of several files; name it with its folder`);
  }
  return longest;
}

/** Returns the file that an entry names, and the text after it. */
function splitEntry(entry: string, files: readonly string[], option: string, mark: '=' | ':' = '=') {
  const file = fileOf(entry, files, option, mark);
  const named = entry.startsWith(file + mark) ? file : path.basename(file);
  const text = entry.slice(named.length + 1).trim();
  if (text === '')
    throw new UsageError(`--${option} is "${entry}"; it takes ${mark === '=' ? 'FILE=TEXT' : 'FILE:HEADER=TITLE'}`);
  return { file, text };
}

const dateShape = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

type OwnOption = 'date' | 'family' | 'columns' | 'column' | 'key';

const noTable: DeclaredTable = { keyHeader: null, key: null, takesAll: false, columns: [] };

function readKey(entry: string, text: string): Pick<DeclaredTable, 'keyHeader' | 'key'> {
  const at = text.lastIndexOf(':');
  const word = at < 0 ? '' : text.slice(at + 1).trim();
  const key = tableKeys.find((each): each is TableKey => each.toLowerCase() === word.toLowerCase()) ?? null;
  if (at >= 0 && key === null) throw new UsageError(`--key is "${entry}"; KIND is ${tableKeys.join(', ')}`);
  return { keyHeader: key === null ? text : text.slice(0, at).trim(), key };
}

function readOwn(
  values: Partial<Record<OwnOption, readonly string[]>>,
  files: readonly string[],
): ReadonlyMap<string, OwnDeclaration> {
  const own = new Map<string, OwnDeclaration>();
  const add = (file: string, change: (before: OwnDeclaration) => OwnDeclaration) =>
    own.set(file, change(own.get(file) ?? {}));
  const addTable = (file: string, change: (before: DeclaredTable) => Partial<DeclaredTable>) =>
    add(file, (before) => {
      const table = before.table ?? noTable;
      return { ...before, table: { ...table, ...change(table) } };
    });
  for (const entry of values.date ?? []) {
    const { file, text } = splitEntry(entry, files, 'date');
    if (!dateShape.test(text)) throw new UsageError(`--date is "${entry}"; it takes FILE=2026, 2026-04 or 2026-04-30`);
    add(file, (before) => ({ ...before, date: text }));
  }
  for (const entry of values.family ?? []) {
    const { file, text } = splitEntry(entry, files, 'family');
    if (text.length > 80) throw new UsageError('--family takes a name of at most 80 characters');
    add(file, (before) => ({ ...before, family: text }));
  }
  for (const entry of values.columns ?? []) addTable(fileOf(`${entry}=`, files, 'columns'), () => ({ takesAll: true }));
  for (const entry of values.column ?? []) {
    const { file, text } = splitEntry(entry, files, 'column', ':');
    const at = text.indexOf('=');
    const [header, rest] = at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1)];
    const column = header === '' ? undefined : readColumnText(header, rest);
    if (column === undefined) {
      throw new UsageError(
        `--column is "${entry}"; it takes FILE:HEADER=TITLE; UNIT; KIND; DESCRIPTION, and KIND is number, text, category or yes/no`,
      );
    }
    addTable(file, ({ columns }) => ({ columns: [...columns, column] }));
  }
  for (const entry of values.key ?? []) {
    const { file, text } = splitEntry(entry, files, 'key');
    if (own.get(file)?.table === undefined)
      throw new UsageError(`--key is "${entry}"; name its columns by --columns too`);
    addTable(file, () => readKey(entry, text));
  }
  for (const [file, { family, table }] of own) {
    if (family !== undefined && table !== undefined) {
      throw new UsageError(`${file} has either gene sets (--family) or columns (--columns), not both`);
    }
  }
  return own;
}

function readSaid(
  values: Partial<Record<keyof Attribution, readonly string[]>>,
  files: readonly string[],
): ReadonlyMap<string, Partial<Attribution>> {
  const said = new Map<string, Partial<Attribution>>();
  for (const option of ['source', 'licence'] as const) {
    for (const entry of values[option] ?? []) {
      const { file, text } = splitEntry(entry, files, option);
      said.set(file, { ...said.get(file), [option]: text });
    }
  }
  return said;
}

export function readArguments(words: readonly string[]): CatalogueCommand {
  const { values, positionals } = parse(words);
  const output = { isJson: values.json === true, showsAll: values.all === true };
  if (values.help === true) return { verb: 'help', ...output };
  const [word, ...rest] = positionals;
  if (word === undefined) throw new UsageError('No catalogue command is named');
  const verb = verbs.find((known) => known === word);
  if (verb === undefined) throw new UsageError(`"${word}" is not a catalogue command`);
  if (verb === 'list') {
    if (rest.length > 0) throw new UsageError('list takes nothing more');
    return { verb, ...output };
  }
  if (verb === 'use') {
    const [revision, ...more] = rest;
    if (revision === undefined || more.length > 0) throw new UsageError('use takes one revision; list shows them');
    return { verb, revision, ...output };
  }
  if (verb === 'changes') {
    const [from, to, ...more] = rest;
    if (from === undefined || to === undefined || more.length > 0) {
      throw new UsageError('changes takes two revisions; list shows them');
    }
    return { verb, from, to, bound: readBound(values.bound), ...output };
  }
  const version = readVersion(values.version);
  if (verb === 'resolve') {
    const [file, ...more] = rest;
    if (more.length > 0) throw new UsageError('resolve takes one file');
    return { verb, version: version ?? 'V_7K', file, readsHidden: values.hidden === true, ...output };
  }
  if (rest.length === 0) throw new UsageError(`${verb} takes at least one file`);
  const files = {
    map: readMap(values.map ?? []),
    label: values.label?.trim() || undefined,
    files: rest,
    said: readSaid({ source: values.source ?? [], licence: values.licence ?? [] }, rest),
    own: readOwn(values, rest),
  };
  if (verb === 'check') return { verb, version: version ?? 'V_7K', ...files, ...output };
  if (version === undefined) throw new UsageError(`load takes --version ${assayVersions.join(' or ')}`);
  return { verb, version, shouldActivate: values['no-use'] !== true, ...files, ...output };
}
