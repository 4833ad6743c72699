import { describe, expect, test } from 'vitest';
import { beginColumns, type ColumnsEdit, type ColumnsInput, changeColumns, chosenColumns } from './columns.draft.ts';
import { offeredColumns } from './columns.offer.ts';

const offered = offeredColumns('V_11K');
const ordinary: ColumnsInput = {
  shown: ['seqId', 'fullName', 'targetName'],
  offered,
  fixed: ['seqId', 'fullName'],
  defaults: ['seqId', 'fullName', 'targetName'],
};

function after(input: Partial<ColumnsInput>, ...edits: readonly ColumnsEdit[]) {
  return chosenColumns(edits.reduce(changeColumns, beginColumns({ ...ordinary, ...input })));
}

describe('a draft of the columns', () => {
  test('starts with the columns that are shown', () => {
    expect(after({})).toEqual(['seqId', 'fullName', 'targetName']);
  });

  test('adds a column at its place in the catalogue', () => {
    const chosen = after(
      {},
      { type: 'column.toggle', key: 'pathways' },
      { type: 'column.toggle', key: 'uniProtId' },
      { type: 'column.toggle', key: 'loDb' },
      { type: 'column.toggle', key: 'targetName' },
    );
    expect(chosen).toEqual(['seqId', 'fullName', 'uniProtId', 'loDb', 'pathways']);
  });

  test('keeps columns where the user moved them, even if the user removes and chooses them again', () => {
    const shown = ['seqId', 'fullName', 'pathways', 'loDb', 'targetName'] as const;
    const chosen = after(
      { shown },
      { type: 'column.toggle', key: 'pathways' },
      { type: 'column.toggle', key: 'uniProtId' },
      { type: 'column.toggle', key: 'pathways' },
    );
    expect(chosen).toEqual(['seqId', 'fullName', 'pathways', 'loDb', 'targetName', 'uniProtId']);
  });

  test('S9-05: always begins with the fixed columns', () => {
    const events: readonly ColumnsEdit[] = [
      { type: 'column.toggle', key: 'seqId' },
      { type: 'column.toggle', key: 'fullName' },
    ];
    expect([after({}, ...events), after({ shown: ['loDb', 'fullName'] }, ...events)]).toEqual([
      ['seqId', 'fullName', 'targetName'],
      ['seqId', 'fullName', 'loDb'],
    ]);
  });

  test('never puts a column between fixed columns', () => {
    const fixed = ['seqId', 'entrezGeneName'] as const;
    expect(after({ fixed, shown: fixed }, { type: 'column.toggle', key: 'fullName' })).toEqual([
      'seqId',
      'entrezGeneName',
      'fullName',
    ]);
  });

  test('is set by All to every offered column, and by Default to the default columns, in order', () => {
    const moved = { shown: ['seqId', 'fullName', 'loDb', 'targetName'] as const };
    expect([
      after({}, { type: 'columns.all' }),
      after(moved, { type: 'columns.all' }, { type: 'columns.default' }),
      after({ defaults: ['loDb'] }, { type: 'columns.default' }),
    ]).toEqual([offered, ['seqId', 'fullName', 'targetName'], ['seqId', 'fullName', 'loDb']]);
  });

  test('ignores columns that are not offered', () => {
    const chosen = after(
      { shown: ['seqId', 'mousePlasmaBin'], fixed: ['mousePlasmaBin', 'seqId'], defaults: ['mousePlasmaFstat'] },
      { type: 'column.toggle', key: 'mousePlasmaFstat' },
    );
    expect(chosen).toEqual(['seqId']);
  });
});
