/** `node ssm.js COMMAND …`: runs every command of the built server. */
import process from 'node:process';
import { artefactSettings, called } from './settings/artefact.ts';

interface Verb {
  readonly words: string;
  readonly does: string;
  readonly run: (words: readonly string[]) => Promise<number | undefined>;
}

async function serve(words: readonly string[]): Promise<number | undefined> {
  if (words.length > 0) {
    process.stderr.write(`serve takes no arguments: ${words.join(' ')}. Settings are variables, such as PORT=8080.\n`);
    return 2;
  }
  // An empty variable counts as unset.
  for (const [name, value] of Object.entries(artefactSettings())) process.env[name] ||= value;
  await import('./main.ts');
  return undefined;
}

const verbs: Readonly<Record<string, Verb>> = {
  serve: { words: '', does: 'runs the application and /sat until a stop signal', run: serve },
  migrate: {
    words: '[--finish]',
    does: 'migrates the database without a server; --finish once no server of an earlier release runs',
    run: async (words) => (await import('./commands/data/migrate.ts')).migrate(words),
  },
  catalogue: {
    words: 'COMMAND …',
    does: 'loads, lists, activates and checks assay files; catalogue --help lists its commands',
    run: async (words) => (await import('./commands/catalogue.ts')).catalogueAtTerminal(words),
  },
  flag: {
    words: 'KEY VALUE | list',
    does: 'sets a flag, such as the maintenance banner, or lists all',
    run: async (words) => (await import('./commands/flag.ts')).runFlag(words),
  },
  token: {
    words: 'ROLE',
    does: 'prints an access token of a demo user; only with the development sign-in',
    run: async (words) => (await import('./commands/token.ts')).runToken(words),
  },
  panel: {
    words: 'verify FILE …',
    does: 'recomputes the content hash of exported panels, and compares it with the stated hash',
    run: async (words) => (await import('./commands/panel.ts')).runPanel(words),
  },
  backup: {
    words: 'FILE',
    does: 'writes all data and flags to one file',
    run: async (words) => (await import('./commands/data/backup.ts')).backup(words),
  },
  restore: {
    words: 'FILE',
    does: 'restores a backup into a new data folder or an empty database',
    run: async (words) => (await import('./commands/data/backup.ts')).restore(words),
  },
  person: {
    words: 'export|erase SUB',
    does: 'exports or erases all data of a user',
    run: async (words) => (await import('./commands/data/person.ts')).person(words),
  },
};

function lineOf([name, { words, does }]: readonly [string, Verb]): string {
  return `  ${`${name} ${words}`.trimEnd().padEnd(26)}${does}\n`;
}

const usage = `Usage: ${called('COMMAND')} …

${Object.entries(verbs).map(lineOf).join('')}
SSM_DATA names the data folder, or DATABASE_URL a PostgreSQL database. Exit codes: 0 success, 1 failure, 2 usage error.
`;
const asksForHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

async function runVerb([word = '', ...rest]: readonly string[]): Promise<number | undefined> {
  // The server keeps running when the program that reads its output exits; other commands end.
  if (word !== 'serve') (await import('./commands/data/atTerminal.ts')).endWithReader();
  if (word === 'help' || asksForHelp(word)) {
    process.stdout.write(usage);
    return 0;
  }
  const verb = Object.hasOwn(verbs, word) ? verbs[word] : undefined;
  if (verb === undefined) {
    process.stderr.write(word === '' ? usage : `"${word}" is not a command.\n\n${usage}`);
    return 2;
  }
  if (asksForHelp(rest[0]) && word !== 'catalogue') {
    process.stdout.write(lineOf([word, verb]));
    return 0;
  }
  return verb.run(rest);
}

process.exitCode = await runVerb(process.argv.slice(2));
