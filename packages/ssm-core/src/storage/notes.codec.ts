import { int, literal, minLength, nullable, number, object, safeParse, string } from 'zod/mini';
import { type LastingNotes, noLastingNotes } from '../builder/list.notes.ts';
import { parseJson } from './parseJson.ts';

const format = 1;

export function storedOrigin() {
  const text = string().check(minLength(1));
  return object({ panelId: text, number: number().check(int()), name: string(), etag: text });
}

export function storedDraft() {
  return object({ name: string(), description: string() });
}

function storedNotes() {
  return object({ format: literal(format), origin: nullable(storedOrigin()), draft: nullable(storedDraft()) });
}

export function writeStoredNotes({ origin, draft }: LastingNotes): string {
  return JSON.stringify({ format, origin, draft });
}

export function readStoredNotes(value: unknown): LastingNotes | null {
  if (value === undefined) return noLastingNotes;
  const { data } = safeParse(storedNotes(), typeof value === 'string' ? parseJson(value) : undefined);
  return data === undefined ? null : { origin: data.origin, draft: data.draft };
}
