/** Runs the catalogue command: load, check, list, use, changes or resolve. Prints through `surroundings` and never throws. */
import { askEveryName } from '../catalogue/everyName.ts';
import { type LoadResult, loadCatalogue } from '../catalogue/load/load.ts';
import { proposeMaps } from '../catalogue/load/proposeMaps.ts';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import type { Operator } from '../control/operator.ts';
import { ConfigError } from '../settings/schema/readTable.ts';
import { StoreError } from '../store/store.ts';
import { type CatalogueCommand, readArguments, UsageError, usage } from './catalogue.arguments.ts';
import { changeLines, compareOnRequest, olderWarning } from './catalogue.changes.ts';
import { readFiles, UnreadableFileError } from './catalogue.files.ts';
import { cataloguesOf, everyNameLines, resolveFile, resolveLines, UnreadableListError } from './catalogue.resolve.ts';
import { proposalLines, reportLines, summaryLines } from './catalogue.text.ts';

export interface CatalogueSurroundings {
  readonly folder: string;
  readonly openOperator: () => Promise<Operator>;
  readonly now: () => Date;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

interface Typed {
  readonly words: readonly string[];
}

const exitCodes = { done: 0, refused: 1, misused: 2 } as const;

type FilesCommand = Extract<CatalogueCommand, { verb: 'load' | 'check' }>;

async function readCatalogue(
  command: FilesCommand,
  surroundings: CatalogueSurroundings,
  sevenK: CatalogueRevision | undefined,
): Promise<LoadResult> {
  const { version, label, map, said, own } = command;
  const read = await readFiles(command.files, surroundings.folder);
  const files = read.map((file, index) => {
    const name = command.files[index] ?? '';
    return { ...file, said: said.get(name) ?? {}, own: own.get(name) ?? {} };
  });
  return loadCatalogue(files, { version, label, map, sevenK, now: surroundings.now() });
}

/** Prints only the reasons of a refusal, on the error stream. */
function printRefusal(command: FilesCommand, { report }: LoadResult, surroundings: CatalogueSurroundings): number {
  if (command.isJson) surroundings.print(JSON.stringify({ revision: null, report }, null, 2));
  else {
    const sentences = report.files.flatMap(({ name, refusal }) => (refusal === null ? [] : [`${name}: ${refusal}`]));
    if (report.refusal !== null) sentences.push(report.refusal);
    surroundings.printError([...sentences, 'Nothing was loaded.'].join('\n'));
  }
  return exitCodes.refused;
}

function printReport(
  command: FilesCommand,
  revision: CatalogueRevision,
  outcome: string,
  { print, printError, words }: CatalogueSurroundings & Typed,
): number {
  const { report, derivedFrom } = revision;
  const proposals = proposeMaps(revision);
  if (command.isJson) {
    const made = { revision: revision.revision, label: revision.label, derivedFrom: Object.fromEntries(derivedFrom) };
    print(JSON.stringify({ ...made, proposals, report }, null, 2));
  } else {
    const lines = [...reportLines(report, derivedFrom, command.showsAll), ...proposalLines(proposals, words), outcome];
    print(lines.join('\n'));
  }
  const refused = report.files.flatMap(({ name, refusal }) => (refusal === null ? [] : [`${name}: ${refusal}`]));
  if (refused.length === 0) return exitCodes.done;
  printError([...refused, 'The other files were read without this.'].join('\n'));
  return exitCodes.refused;
}

async function load(
  command: Extract<CatalogueCommand, { verb: 'load' }>,
  surroundings: CatalogueSurroundings & Typed,
  operator: () => Promise<Operator>,
): Promise<number> {
  const sevenK = command.version === 'V_11K' ? await (await operator()).activeRevision('V_7K') : undefined;
  const result = await readCatalogue(command, surroundings, sevenK);
  const { revision } = result;
  if (revision === null) return printRefusal(command, result, surroundings);
  const before = await (await operator()).listRevisions();
  await (await operator()).saveRevision(revision, { activate: command.shouldActivate });
  // The same files may have been stored before, at an earlier time.
  const stored = before.find((summary) => summary.revision === revision.revision);
  const warning = command.shouldActivate && stored !== undefined ? olderWarning(before, stored) : [];
  const outcome = command.shouldActivate ? 'stored and in use' : 'stored; "use" activates it';
  const said = [`Revision ${revision.revision} (${revision.label}): ${outcome}.`, ...warning].join('\n');
  return printReport(command, revision, said, surroundings);
}

async function check(
  command: Extract<CatalogueCommand, { verb: 'check' }>,
  surroundings: CatalogueSurroundings & Typed,
): Promise<number> {
  const result = await readCatalogue(command, surroundings, undefined);
  if (result.revision === null) return printRefusal(command, result, surroundings);
  return printReport(command, result.revision, 'Checked only: nothing was stored.', surroundings);
}

async function run(
  command: CatalogueCommand,
  surroundings: CatalogueSurroundings & Typed,
  operator: () => Promise<Operator>,
): Promise<number> {
  const print = (value: unknown, lines: readonly string[]) =>
    surroundings.print(command.isJson ? JSON.stringify(value, null, 2) : lines.join('\n'));
  switch (command.verb) {
    case 'help':
      surroundings.print(usage);
      return exitCodes.done;
    case 'list': {
      const summaries = await (await operator()).listRevisions();
      print(summaries, summaryLines(summaries));
      return exitCodes.done;
    }
    case 'use': {
      const before = await (await operator()).listRevisions();
      const summary = await (await operator()).activateRevision(command.revision);
      const outcome = `Revision ${summary.revision} (${summary.label}) is in use for ${summary.version}.`;
      print(summary, [outcome, ...olderWarning(before, summary)]);
      return exitCodes.done;
    }
    case 'changes': {
      const compared = await compareOnRequest(command, await operator());
      print(compared, changeLines(compared, command.bound, command.showsAll));
      return exitCodes.done;
    }
    case 'load':
      return load(command, surroundings, operator);
    case 'resolve': {
      const { file, version } = command;
      if (file === undefined) {
        const names = askEveryName(await cataloguesOf(await operator(), version));
        print(names, everyNameLines(names, command));
        return names.some(({ wrong }) => Object.values(wrong).some((list) => list.length > 0))
          ? exitCodes.refused
          : exitCodes.done;
      }
      const list = await resolveFile({ ...command, file }, surroundings.folder, await operator());
      print(list.rows, resolveLines(list, command));
      return exitCodes.done;
    }
    default:
      return check(command, surroundings);
  }
}

/** Returns the exit code: 0 success, 1 failure with a message, 2 usage error. */
export async function runCatalogue(words: readonly string[], surroundings: CatalogueSurroundings): Promise<number> {
  let opened: Operator | undefined;
  const operator = async () => (opened ??= await surroundings.openOperator());
  try {
    return await run(readArguments(words), { ...surroundings, words }, operator);
  } catch (error) {
    if (error instanceof UsageError) {
      surroundings.printError(`${error.message}.\n\n${usage}`);
      return exitCodes.misused;
    }
    const isExpected = [UnreadableFileError, UnreadableListError, StoreError, ConfigError].some(
      (kind) => error instanceof kind,
    );
    const message = error instanceof Error ? error.message : String(error);
    surroundings.printError(isExpected ? message : `The command failed: ${message}`);
    return exitCodes.refused;
  } finally {
    await opened?.close();
  }
}
