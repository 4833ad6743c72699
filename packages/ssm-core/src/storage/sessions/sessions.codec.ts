import {
  _default,
  array,
  boolean,
  int,
  literal,
  looseObject,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  string,
  union,
} from 'zod/mini';
import type { GivenList } from '../../import/read/import.source.ts';
import { readJson } from '../stored.json.ts';
import type { ImportSession } from './sessions.port.ts';

const format = 1;

function storedSessions() {
  const text = string().check(minLength(1));
  const row = { sheet: string(), line: number().check(int()), raw: string() };
  const decision = union([
    object({ kind: literal('refuse') }),
    object({
      kind: literal('take'),
      seqIds: array(text).check(minLength(1)),
      by: union([literal('reader'), literal('reason'), literal('first'), literal('all'), literal('best')]),
      measure: optional(text),
      order: optional(union([literal('lowest'), literal('highest')])),
    }),
  ]);
  const session = object({
    digest: text,
    name: nullable(string()),
    at: text,
    hasSource: boolean(),
    layout: nullable(looseObject({ sheets: array(looseObject({ sheet: string() })).check(minLength(1)) })),
    work: object({
      edits: array(object({ ...row, text: string() })),
      decisions: array(object({ ...row, decision, seqId: _default(nullable(string()), null) })),
    }),
  });
  return object({ format: literal(format), sessions: array(session).check(maxLength(20)) });
}

export function writeSessions(sessions: readonly ImportSession[]): string {
  return JSON.stringify({ format, sessions });
}

export function readSessions(stored: unknown): readonly ImportSession[] | null {
  if (stored === undefined) return [];
  // The server will check the layout.
  return (readJson(storedSessions(), stored)?.sessions as readonly unknown[] as readonly ImportSession[]) ?? null;
}

const chunk = 0x80_00;

/** Browsers since 2025 have a native method, which is a hundred times as fast. */
interface WritesBase64 extends Uint8Array {
  readonly toBase64?: () => string;
}

function toBase64(bytes: WritesBase64): string {
  if (bytes.toBase64 !== undefined) return bytes.toBase64();
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunk) {
    binary += String.fromCharCode(...bytes.subarray(start, start + chunk));
  }
  return btoa(binary);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

export async function writeSource(source: GivenList): Promise<string> {
  if (source.kind === 'text') return JSON.stringify({ format, kind: 'text', text: source.text });
  const bytes = new Uint8Array(await source.file.arrayBuffer());
  return JSON.stringify({ format, kind: 'file', name: source.file.name, bytes: toBase64(bytes) });
}

export function readSource(stored: unknown): GivenList | null {
  const known = union([
    object({ format: literal(format), kind: literal('text'), text: string() }),
    object({ format: literal(format), kind: literal('file'), name: string(), bytes: string() }),
  ]);
  const source = readJson(known, stored);
  if (source === undefined) return null;
  if (source.kind === 'text') return { kind: 'text', text: source.text };
  try {
    return { kind: 'file', file: new File([fromBase64(source.bytes)], source.name) };
  } catch {
    return null;
  }
}
