import { describe, expect, test, vi } from 'vitest';
import { breakages, breaks, listenForReported } from '../testing/reported.ts';
import { type BuilderSelectionInput, createBuilderSelection } from './builder.selection.ts';

const in7K = { version: 'V_7K', selectedSeqIds: undefined } as const;
const in11K = { version: 'V_11K', selectedSeqIds: undefined } as const;

function begin(first: readonly string[], input: BuilderSelectionInput, told = vi.fn()) {
  return { told, selection: createBuilderSelection({ onSelectionChange: told }, first, input) };
}

describe('what is selected of a list', () => {
  test('is its own, and every choice is told', () => {
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

  test('goes with its version, which is told once, and is not found again on the way back', () => {
    const { selection, told } = begin(['1-1'], in7K);
    const previewed = selection.preview(in11K);
    const before = told.mock.calls.length;
    selection.follow(in11K);
    selection.follow(in11K);
    selection.follow(in7K);
    expect([previewed, before, selection.preview(in7K), told.mock.calls]).toEqual([[], 0, [], [[[]]]]);
  });

  test('is what is given while something is: another version is shown with it, and asks for none', () => {
    const { selection, told } = begin([], { version: 'V_7K', selectedSeqIds: ['1-1'] });
    selection.select(['2-1']);
    // The same, as a page that makes it anew each time gives it.
    const next: BuilderSelectionInput = { version: 'V_11K', selectedSeqIds: ['1-1'] };
    selection.follow(next);
    expect([selection.preview(next), told.mock.calls]).toEqual([['1-1'], [[['2-1']], [[]]]]);
  });

  test.each([
    ['another', ['5-1']],
    ['none', []],
  ])('asks for nothing where %s is given with the version', (_, given) => {
    const { selection, told } = begin([], { version: 'V_7K', selectedSeqIds: ['1-1'] });
    selection.follow({ version: 'V_11K', selectedSeqIds: given });
    expect(told).not.toHaveBeenCalled();
  });

  test('goes on from what was given last, once it is given no longer', () => {
    const { selection, told } = begin([], { version: 'V_7K', selectedSeqIds: ['1-1'] });
    selection.follow({ version: 'V_7K', selectedSeqIds: ['2-1'] });
    selection.follow(in7K);
    const kept = selection.preview(in7K);
    selection.follow(in11K);
    expect([kept, selection.preview(in11K), told.mock.calls]).toEqual([['2-1'], [], [[[]]]]);
  });

  test('is selected though the page breaks, which is the page’s error', () => {
    const reported = listenForReported();
    const { selection } = begin([], in7K, vi.fn(breaks));
    selection.select(['1-1']);
    const chosen = selection.preview(in7K);
    selection.follow(in11K);
    expect([chosen, selection.preview(in11K), reported]).toEqual([['1-1'], [], breakages(2)]);
  });
});
