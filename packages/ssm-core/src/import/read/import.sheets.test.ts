import { expect, test } from 'vitest';
import type { SheetPreview } from '../../api/types.ts';
import { layoutOf, sheetDrafts, withSheetChange } from './import.sheets.ts';

const column = (at: number, kind: SheetPreview['columns'][number]['kind']) =>
  ({
    column: at,
    title: null,
    kind,
    guess: kind === null ? null : 'content',
    share: kind === null ? null : 1,
  }) as const;
const previews: readonly SheetPreview[] = [
  { sheet: 'A', rowCount: 9, header: 2, columns: [column(0, 'seqId'), column(1, null)], rows: [] },
  { sheet: 'B', rowCount: 1, header: null, columns: [column(0, null)], rows: [] },
];
const guessed = { sheets: [{ sheet: 'A', header: 2, columns: [{ column: 0, kind: 'seqId' }] }] } as const;

test('the guessed layout is used until the user changes it', () => {
  const drafts = sheetDrafts(previews, null);
  expect(drafts).toEqual([
    { sheet: 'A', isRead: true, header: 2, columns: new Map([[0, 'seqId']]), isChanged: false },
    { sheet: 'B', isRead: false, header: null, columns: new Map(), isChanged: false },
  ]);
  expect(layoutOf(drafts)).toEqual(guessed);
});

test("the user's changes start from the layout that was sent before", () => {
  const sent = { sheets: [{ sheet: 'B', header: 1, columns: [{ column: 0, kind: 'symbol' as const }] }] };
  const drafts = sheetDrafts(previews, sent);
  expect([drafts.map(({ isRead }) => isRead), layoutOf(drafts)]).toEqual([[false, true], sent]);
});

test("S4-27: the layout says whether hidden parts are read, and the user's changes stay when hidden parts are shown", () => {
  const drafts = withSheetChange(sheetDrafts(previews, null), 'B', { kind: 'column', column: 0, as: 'any' });
  const shown = previews.map((preview) => ({ ...preview, columns: [...preview.columns, column(2, 'uniProt')] }));
  const again = sheetDrafts(shown, null, drafts);
  expect([again.map(({ columns }) => [...columns.keys()]), layoutOf(drafts, true)]).toEqual([
    [[0, 2], [0]],
    { ...layoutOf(drafts), hidden: true },
  ]);
});

test('users can change sheets, header lines and columns, and a sheet without a column is not read', () => {
  const drafts = sheetDrafts(previews, null);
  const other = withSheetChange(drafts, 'B', { kind: 'column', column: 0, as: 'targetName' });
  const lined = withSheetChange(other, 'B', { kind: 'header', header: 3 });
  const alone = withSheetChange(lined, 'A', { kind: 'read', isRead: false });
  expect(layoutOf(alone)).toEqual({
    sheets: [{ sheet: 'B', header: 3, columns: [{ column: 0, kind: 'targetName' }] }],
  });
  expect(layoutOf(withSheetChange(drafts, 'A', { kind: 'column', column: 0, as: null }))).toBe(null);
  expect(
    layoutOf(withSheetChange(drafts, 'A', { kind: 'column', column: 1, as: 'uniProt' }))?.sheets[0]?.columns,
  ).toEqual([
    { column: 0, kind: 'seqId' },
    { column: 1, kind: 'uniProt' },
  ]);
});
