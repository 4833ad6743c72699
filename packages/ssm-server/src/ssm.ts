/** `node ssm.js VERB …` of the built server: every verb that a company needs to run it. */
import process from 'node:process';
import { artefactSettings, called } from './config/artefact.ts';

type Verb = (words: readonly string[]) => Promise<number | undefined>;

/** Each is loaded when it is called: none waits for what another needs. */
const verbs: Readonly<Record<string, Verb>> = {
  async serve() {
    // What is empty counts as not set, as everywhere.
    for (const [name, value] of Object.entries(artefactSettings())) process.env[name] ||= value;
    await import('./main.ts');
    return undefined;
  },
  migrate: async (words) => (await import('./commands/data/migrate.ts')).migrate(words),
  backup: async (words) => (await import('./commands/data/backup.ts')).backup(words),
  restore: async (words) => (await import('./commands/data/backup.ts')).restore(words),
  person: async (words) => (await import('./commands/data/person.ts')).person(words),
  catalogue: async (words) => (await import('./commands/catalogue.ts')).catalogueAtTerminal(words),
  token: async (words) => (await import('./commands/token.ts')).runToken(words),
  flag: async (words) => (await import('./commands/flag.ts')).runFlag(words),
};

const [word = '', ...rest] = process.argv.slice(2);
const verb = Object.hasOwn(verbs, word) ? verbs[word] : undefined;
if (verb === undefined) {
  const known = Object.keys(verbs).join(', ');
  process.stderr.write(`Say what to do: ${called('VERB')}, where the verb is one of ${known}.\n`);
  process.exitCode = 2;
} else {
  process.exitCode = await verb(rest);
}
