/** The words of the catalogue command. */
import { parseArgs } from 'node:util';
import { type AssayVersion, assayVersions } from 'ssm-core';
import type { HeaderMap } from '../catalogue/headers.ts';

export interface FileOptions {
  readonly version: AssayVersion;
  readonly map: HeaderMap;
  readonly label: string | undefined;
  readonly files: readonly string[];
}

export interface OutputOptions {
  readonly isJson: boolean;
  /** Print every rejected line, not the first 20. */
  readonly showsAll: boolean;
}

export type CatalogueCommand = OutputOptions &
  (
    | { readonly verb: 'help' | 'list' }
    | { readonly verb: 'use'; readonly revision: string }
    | ({ readonly verb: 'load'; readonly shouldActivate: boolean } & FileOptions)
    | ({ readonly verb: 'check' } & FileOptions)
  );

/** Words that make no command; the message is one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `Usage: npm run catalogue -- VERB …

  load --version V_7K|V_11K [--label TEXT] [--map COLUMN=HEADER]… [--no-use] FILE…
      Reads the files as one catalogue, stores it and puts it to use.
  check [--version V_7K|V_11K] [--map COLUMN=HEADER]… FILE…
      Reads the files and reports, and stores nothing. V_7K without --version.
  list
      Every stored catalogue.
  use REVISION
      Puts a stored catalogue to use.

Files: ADAT, annotation .xlsx, .tsv, .csv, gene sets (.tsv, .gmt), accession maps (.tsv). Files named
together are joined by SeqId; a later one fills gaps and overrides.

  --label TEXT           what to call the catalogue, in place of the names of its files
  --map COLUMN=HEADER    fill a column with another measure, such as totalCVPlasma=calibratorCvPct;
                         the column is then shown as derived from it
  --no-use               store only
  --all                  print every rejected line, not the first 20
  --json                 print the result as JSON
`;

const verbs = ['load', 'check', 'list', 'use'] as const;

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        version: { type: 'string' },
        label: { type: 'string' },
        map: { type: 'string', multiple: true },
        'no-use': { type: 'boolean' },
        all: { type: 'boolean' },
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

/** The command that the words make. Throws UsageError. */
export function readArguments(words: readonly string[]): CatalogueCommand {
  const { values, positionals } = parse(words);
  const output = { isJson: values.json === true, showsAll: values.all === true };
  if (values.help === true) return { verb: 'help', ...output };
  const [word, ...rest] = positionals;
  if (word === undefined) throw new UsageError('No verb is named');
  const verb = verbs.find((known) => known === word);
  if (verb === undefined) throw new UsageError(`"${word}" is no verb of this command`);
  if (verb === 'list') {
    if (rest.length > 0) throw new UsageError('list takes nothing more');
    return { verb, ...output };
  }
  if (verb === 'use') {
    const [revision, ...more] = rest;
    if (revision === undefined || more.length > 0) throw new UsageError('use takes one revision; list shows them');
    return { verb, revision, ...output };
  }
  const version = readVersion(values.version);
  if (rest.length === 0) throw new UsageError(`${verb} takes at least one file`);
  const files = { map: readMap(values.map ?? []), label: values.label?.trim() || undefined, files: rest };
  if (verb === 'check') return { verb, version: version ?? 'V_7K', ...files, ...output };
  if (version === undefined) throw new UsageError(`load takes --version ${assayVersions.join(' or ')}`);
  return { verb, version, shouldActivate: values['no-use'] !== true, ...files, ...output };
}
