import {
  array,
  boolean,
  int,
  iso,
  literal,
  minLength,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  record,
  string,
} from 'zod/mini';
import { assayVersions, type PanelSource } from '../../api/types.ts';
import { applyChange, type WorkingListItem } from '../../builder/list.change.ts';
import { hasAims, noAims, noStoredNotes, type StoredNotes } from '../../builder/list.notes.ts';
import { sourceDecisions } from '../../panels/files/panel.source.ts';
import { readJson } from '../stored.json.ts';

const format = 1;

// zod/mini generates no code, which a strict content security policy would report.
function storedItem() {
  return object({ seqId: string().check(minLength(1)), added: iso.datetime() });
}

export function writeStoredList(items: readonly WorkingListItem[]): string {
  return JSON.stringify({ format, items });
}

export function readStoredList(value: unknown): readonly WorkingListItem[] | null {
  if (value === undefined) return [];
  const data = readJson(object({ format: literal(format), items: array(storedItem()) }), value);
  return data === undefined ? null : applyChange([], { add: data.items, remove: [] });
}

function storedOrigin() {
  const text = string().check(minLength(1));
  return object({ panelId: text, number: number().check(int()), name: string(), etag: text });
}

function storedDraft() {
  return object({ name: string(), description: string() });
}

function storedAims() {
  return object({ limits: record(string(), number()), goals: array(string()) });
}

export function writeStoredNotes({ origin, draft, aims }: StoredNotes): string {
  return JSON.stringify({ format, origin, draft, aims: hasAims(aims) ? aims : undefined });
}

export function readStoredNotes(value: unknown): StoredNotes | null {
  if (value === undefined) return noStoredNotes;
  const data = readJson(
    object({
      format: literal(format),
      origin: nullable(storedOrigin()),
      draft: nullable(storedDraft()),
      // An earlier release stored none.
      aims: optional(storedAims()),
    }),
    value,
  );
  return data === undefined ? null : { origin: data.origin, draft: data.draft, aims: data.aims ?? noAims };
}

/** Accepts any status, reason and measure, because a newer release may have stored others. The server checks them. */
function storedSource() {
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
    count: optional(number().check(int())),
    removed: optional(array(text)),
    ccc: optional(number()),
    scaleFactor: optional(number()),
  });
  const moved = object({
    from: text,
    matrix: text,
    table: string(),
    panelId: nullable(text),
    number: nullable(number().check(int())),
  });
  const planned = object({
    goals: array(
      object({
        id: text,
        name: text,
        share: number().check(int()),
        wanted: number().check(int()),
        covered: number().check(int()),
        measured: number().check(int()),
      }),
    ),
    matrix: text,
    maximumCv: nullable(number()),
    minimumSignalToNoise: nullable(number()),
    dilutionGroups: array(text),
    maximumReagents: nullable(number().check(int())),
    onePerProtein: boolean(),
    objective: text,
    isExact: boolean(),
    bound: number(),
  });
  return object({
    id: text,
    file: nullable(text),
    kind: optional(oneOf(['one_per_protein', 'comparison', 'move', 'plan'])),
    changedContent: optional(object({ stated: text, computed: text })),
    moved: optional(moved),
    planned: optional(planned),
    at: iso.datetime(),
    version: oneOf(assayVersions),
    catalogueRevision: string(),
    rows: array(row),
  });
}

export function writeStoredSources(sources: readonly PanelSource[]): string {
  return JSON.stringify({ format, sources });
}

export function readStoredSources(value: unknown): readonly PanelSource[] | null {
  if (value === undefined) return [];
  const data = readJson(object({ format: literal(format), sources: array(storedSource()) }), value);
  return data === undefined ? null : (data.sources as readonly PanelSource[]);
}

/** Schema of a stored change. Notes before the change are stored only where undo survives the page. */
export function storedChange() {
  const [items, sources] = [array(storedItem()), array(storedSource())];
  const notes = object({
    origin: optional(nullable(storedOrigin())),
    draft: optional(nullable(storedDraft())),
    aims: optional(storedAims()),
  });
  return {
    add: items,
    remove: items,
    notes: optional(notes),
    sources: optional(object({ add: sources, remove: sources })),
  };
}

export function storedNotesBefore() {
  return optional(object({ origin: nullable(storedOrigin()), draft: nullable(storedDraft()) }));
}
