// This file is plain JavaScript, so that the hook runs with every Node that Git finds.
import { readFileSync } from 'node:fs';

const longest = 72;
const form = /^[a-z][\w.-]*(?:, [a-z][\w.-]*)*: (?<verb>[a-z][a-z-]*)\b/;
/** Subjects that Git itself writes. */
const written = /^(?:Merge|Revert|fixup!|squash!) /;
/** Imperatives that end like other forms of a verb, such as “embed”. */
const imperatives = new Set([
  'bring',
  'embed',
  'exceed',
  'feed',
  'focus',
  'need',
  'proceed',
  'ring',
  'seed',
  'shed',
  'speed',
]);

/**
 * Returns what is wrong with the subject of a commit, or undefined.
 *
 * @param {string} subject
 * @returns {string | undefined}
 */
export function faultOfSubject(subject) {
  if (written.test(subject)) return undefined;
  if (subject.length > longest) return `has ${subject.length} characters, more than ${longest}`;
  const verb = form.exec(subject)?.groups?.['verb'];
  if (verb === undefined) return 'is not “area: imperative”, such as “builder: keep the other list’s storage error”';
  const isOtherForm = /(?:ed|ing|[^s]s)$/.test(verb) && !imperatives.has(verb);
  return isOtherForm ? `begins with “${verb}”, which is no imperative` : undefined;
}

const [, , file] = process.argv;
if (process.argv[1]?.endsWith('commitSubject.mjs') && file !== undefined) {
  const [subject = ''] = readFileSync(file, 'utf8').split('\n');
  const fault = faultOfSubject(subject);
  if (fault !== undefined) {
    console.error(`The subject of the commit ${fault}.`);
    process.exitCode = 1;
  }
}
