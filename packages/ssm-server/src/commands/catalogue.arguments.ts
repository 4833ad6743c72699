import path from 'node:path';
import { parseArgs } from 'node:util';
import { type AssayVersion, assayVersions, defaultMeasureBound } from 'ssm-core';
import type { HeaderMap } from '../catalogue/cells/headers.ts';
import type { Attribution } from '../catalogue/knowledge/attribution.ts';
import { called } from '../settings/artefact.ts';

export interface FileOptions {
  readonly version: AssayVersion;
  readonly map: HeaderMap;
  readonly label: string | undefined;
  readonly files: readonly string[];
  readonly said: ReadonlyMap<string, Partial<Attribution>>;
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
       [--licence FILE=TEXT]… [--no-use] FILE…
      Reads the files as one catalogue, stores it and activates it.
  check [--version V_7K|V_11K] [--map COLUMN=HEADER]… FILE…
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

Files: ADAT, annotation .xlsx, .tsv, .csv, and with them gene sets (.tsv, .gmt), accession maps, gene
aliases, replaced accessions and lift factors (.tsv). Files are joined by SeqId; a later file fills gaps
and overrides.

  --label TEXT           name of the catalogue; default: the names of its files
  --map COLUMN=HEADER    fill a column with another measure, such as totalCVPlasma=calibratorCvPct;
                         the column is then shown as derived from it
  --source FILE=TEXT     publisher and date of a file besides the annotations
  --licence FILE=TEXT    licence of such a file; both override the file's own statements
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
function fileOf(entry: string, files: readonly string[], option: string): string {
  const whole = files.filter((file) => entry.startsWith(`${file}=`));
  const found = whole.length > 0 ? whole : files.filter((file) => entry.startsWith(`${path.basename(file)}=`));
  const [longest] = [...new Set(found)].toSorted((a, b) => path.basename(b).length - path.basename(a).length);
  if (longest === undefined) {
    throw new UsageError(`--${option} is "${entry}"; it takes FILE=TEXT, where FILE is one of the files`);
  }
  const others = files.filter((file) => file !== longest && path.basename(file) === path.basename(longest));
  if (whole.length === 0 && others.length > 0) {
    throw new UsageError(`--${option} is "${entry}", which is the name of several files; name it with its folder`);
  }
  return longest;
}

function readSaid(
  values: Partial<Record<keyof Attribution, readonly string[]>>,
  files: readonly string[],
): ReadonlyMap<string, Partial<Attribution>> {
  const said = new Map<string, Partial<Attribution>>();
  for (const option of ['source', 'licence'] as const) {
    for (const entry of values[option] ?? []) {
      const file = fileOf(entry, files, option);
      const named = entry.startsWith(`${file}=`) ? file : path.basename(file);
      const text = entry.slice(named.length + 1).trim();
      if (text === '') throw new UsageError(`--${option} is "${entry}"; it takes FILE=TEXT`);
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
  };
  if (verb === 'check') return { verb, version: version ?? 'V_7K', ...files, ...output };
  if (version === undefined) throw new UsageError(`load takes --version ${assayVersions.join(' or ')}`);
  return { verb, version, shouldActivate: values['no-use'] !== true, ...files, ...output };
}
