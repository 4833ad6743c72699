import {
  array,
  int,
  iso,
  literal,
  minLength,
  nullable,
  number,
  object,
  enum as oneOf,
  safeParse,
  string,
} from 'zod/mini';
import { assayVersions, type PanelSource } from '../api/types.ts';
import { sourceDecisions } from '../panels/files/panel.source.ts';
import { parseJson } from './parseJson.ts';

const format = 1;

/** Leaves statuses, reasons and measures to the server, because a newer release may have stored others. */
export function storedSource() {
  const text = string().check(minLength(1));
  const row = object({
    sheet: string(),
    line: number().check(int()),
    raw: string(),
    edited: nullable(string()),
    status: text,
    reason: nullable(text),
    seqIds: array(text),
    decidedBy: oneOf(sourceDecisions),
    measure: nullable(text),
    order: nullable(oneOf(['lowest', 'highest'])),
  });
  return object({
    id: text,
    file: nullable(text),
    at: iso.datetime(),
    version: oneOf(assayVersions),
    catalogueRevision: string(),
    rows: array(row),
  });
}

function storedSources() {
  return object({ format: literal(format), sources: array(storedSource()) });
}

export function writeStoredSources(sources: readonly PanelSource[]): string {
  return JSON.stringify({ format, sources });
}

export function readStoredSources(value: unknown): readonly PanelSource[] | null {
  if (value === undefined) return [];
  const { data } = safeParse(storedSources(), typeof value === 'string' ? parseJson(value) : undefined);
  return data === undefined ? null : (data.sources as readonly PanelSource[]);
}
