import type { IdentifierKind, ImportLayout, SheetPreview } from '../../api/types.ts';

export interface SheetDraft {
  readonly sheet: string;
  /** False if the sheet is skipped. */
  readonly isRead: boolean;
  /** Line of the column names; null for none. */
  readonly header: number | null;
  /** Kinds of the columns that are read, by column. */
  readonly columns: ReadonlyMap<number, IdentifierKind>;
  /** True once the user has changed the sheet. */
  readonly isChanged: boolean;
}

export type SheetChange =
  | { readonly kind: 'read'; readonly isRead: boolean }
  | { readonly kind: 'header'; readonly header: number | null }
  | { readonly kind: 'column'; readonly column: number; readonly as: IdentifierKind | null };

export function sheetDrafts(
  previews: readonly SheetPreview[],
  layout: ImportLayout | null,
  before: readonly SheetDraft[] = [],
): readonly SheetDraft[] {
  const isChanged = false;
  return previews.map(({ sheet, header, columns }) => {
    const changed = before.find((draft) => draft.sheet === sheet && draft.isChanged);
    if (changed !== undefined) return changed;
    const sent = layout?.sheets.find((each) => each.sheet === sheet);
    const guessed = columns.flatMap(({ column, kind }) => (kind === null ? [] : [[column, kind] as const]));
    if (layout === null) return { sheet, isRead: guessed.length > 0, header, columns: new Map(guessed), isChanged };
    if (sent === undefined) return { sheet, isRead: false, header, columns: new Map(guessed), isChanged };
    const known = sent.columns.map(({ column, kind }) => [column, kind] as const);
    return { sheet, isRead: true, header: sent.header, columns: new Map(known), isChanged };
  });
}

export function withSheetChange(
  drafts: readonly SheetDraft[],
  sheet: string,
  change: SheetChange,
): readonly SheetDraft[] {
  return drafts.map((draft) => {
    if (draft.sheet !== sheet) return draft;
    if (change.kind === 'read') return { ...draft, isRead: change.isRead, isChanged: true };
    if (change.kind === 'header') return { ...draft, header: change.header, isChanged: true };
    const columns = new Map(draft.columns);
    if (change.as === null) columns.delete(change.column);
    else columns.set(change.column, change.as);
    // Choosing the kind of a column also selects its sheet.
    return { ...draft, columns, isRead: draft.isRead || change.as !== null, isChanged: true };
  });
}

export function layoutOf(drafts: readonly SheetDraft[], readsHidden = false): ImportLayout | null {
  const sheets = drafts.flatMap(({ sheet, isRead, header, columns }) => {
    const read = [...columns].map(([column, kind]) => ({ column, kind })).toSorted((a, b) => a.column - b.column);
    return isRead && read.length > 0 ? [{ sheet, header, columns: read }] : [];
  });
  if (sheets.length === 0) return null;
  return readsHidden ? { sheets, hidden: true } : { sheets };
}
