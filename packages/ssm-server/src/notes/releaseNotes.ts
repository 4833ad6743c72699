import type { components } from 'ssm-openapi';
import { z } from '../validate/zod.ts';

export type ReleaseNote = components['schemas']['ReleaseNote'];

export interface ReleaseNotes {
  /** Returns the notes, newest first. */
  list(): Promise<readonly ReleaseNote[]>;
}

const longestNote = 262_144;

const noteSchema = z.strictObject({
  version: z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,39}$/, 'is none such as 1.2.0'),
  date: z.iso.date('is none such as 2026-11-22'),
  title: z.string().min(1).max(200),
  markdown: z.string().max(longestNote),
});

export type ReadNote = { readonly note: ReleaseNote } | { readonly fault: string };

const head = /^\ufeff?---\r?\n([^]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Parses a note. The file has lines for `version`, `date` and `title` between two lines of `---`, and then Markdown.
 */
export function readNote(text: string): ReadNote {
  const match = head.exec(text);
  if (match === null) {
    return { fault: 'it does not begin with version, date and title between two lines of "---"' };
  }
  const [whole, lines = ''] = match;
  const fields = lines
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, Math.max(colon, 0)).trim(), line.slice(colon + 1).trim()];
    });
  const given = { ...Object.fromEntries(fields), markdown: text.slice(whole.length).trim() };
  const result = noteSchema.safeParse(given);
  if (result.success) return { note: result.data };
  const [issue] = result.error.issues;
  const place = issue?.path.join('.') ?? '';
  return { fault: place === '' ? (issue?.message ?? 'it cannot be used') : `its ${place} ${said(issue?.message)}` };
}

function said(message = 'cannot be used'): string {
  return message.startsWith('is ') ? message : `cannot be used: ${message.replace(/^Invalid input: /, '')}`;
}

const byVersion = new Intl.Collator('en', { numeric: true });

/** Sorts by date, and within a day by version. */
export function newestFirst(notes: readonly ReleaseNote[]): readonly ReleaseNote[] {
  return notes.toSorted((one, other) => {
    if (one.date !== other.date) return one.date < other.date ? 1 : -1;
    return byVersion.compare(other.version, one.version);
  });
}

export function fixedNotes(notes: readonly ReleaseNote[]): ReleaseNotes {
  const listed = newestFirst(notes);
  return { list: async () => listed };
}
