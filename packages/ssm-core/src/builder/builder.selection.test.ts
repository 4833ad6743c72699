import { describe, expect, test, vi } from 'vitest';
import { breakages, breaks, listenForReported } from '../testing/reported.ts';
import { type BuilderSelectionInput, createBuilderSelection } from './builder.selection.ts';

const in7K = { version: 'V_7K', selectedSeqIds: undefined } as const;
const in11K = { version: 'V_11K', selectedSeqIds: undefined } as const;

function begin(first: readonly string[], input: BuilderSelectionInput, told = vi.fn()) {
  return { told, selection: createBuilderSelection({ onSelectionChange: told }, first, input) };
}

describe('the selection of a list', () => {
  test('belongs to the component if the page does not control it, and every change is reported', () => {
    const { selection, told } = begin(['1-1'], in7K);
    const heard = vi.fn();
    const stop = selection.subscribe(heard);
    const before = selection.preview(in7K);
    selection.select(['2-1']);
    stop();
    selection.select(['2-1', '3-1']);
    expect([before, selection.preview(in7K), heard.mock.calls.length, told.mock.calls]).toEqual([
      ['1-1'],
      ['2-1', '3-1'],
      1,
      [[['2-1']], [['2-1', '3-1']]],
    ]);
  });

  test('is cleared when the version changes, which is reported once, and stays empty when the version returns', () => {
    const { selection, told } = begin(['1-1'], in7K);
    const previewed = selection.preview(in11K);
    const before = told.mock.calls.length;
    selection.follow(in11K);
    selection.follow(in11K);
    selection.follow(in7K);
    expect([previewed, before, selection.preview(in7K), told.mock.calls]).toEqual([[], 0, [], [[[]]]]);
  });

  test('is the page’s while the page controls it, and is requested to be empty if only the version changes', () => {
    const { selection, told } = begin([], { version: 'V_7K', selectedSeqIds: ['1-1'] });
    selection.select(['2-1']);
    // An equal array, as a page passes it that creates the array on each render.
    const next: BuilderSelectionInput = { version: 'V_11K', selectedSeqIds: ['1-1'] };
    selection.follow(next);
    expect([selection.preview(next), told.mock.calls]).toEqual([['1-1'], [[['2-1']], [[]]]]);
  });

  test.each([
    ['another', ['5-1']],
    ['none', []],
  ])('is not requested to be empty if the page changes it together with the version, to %s', (_, given) => {
    const { selection, told } = begin([], { version: 'V_7K', selectedSeqIds: ['1-1'] });
    selection.follow({ version: 'V_11K', selectedSeqIds: given });
    expect(told).not.toHaveBeenCalled();
  });

  test('stays as the page passed it last when control ends', () => {
    const { selection, told } = begin([], { version: 'V_7K', selectedSeqIds: ['1-1'] });
    selection.follow({ version: 'V_7K', selectedSeqIds: ['2-1'] });
    selection.follow(in7K);
    const kept = selection.preview(in7K);
    selection.follow(in11K);
    expect([kept, selection.preview(in11K), told.mock.calls]).toEqual([['2-1'], [], [[[]]]]);
  });

  test('changes even if the page’s callback throws, and the error is reported as the page’s', () => {
    const reported = listenForReported();
    const { selection } = begin([], in7K, vi.fn(breaks));
    selection.select(['1-1']);
    const chosen = selection.preview(in7K);
    selection.follow(in11K);
    expect([chosen, selection.preview(in11K), reported]).toEqual([['1-1'], [], breakages(2)]);
  });
});
