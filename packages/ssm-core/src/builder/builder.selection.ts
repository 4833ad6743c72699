import type { AssayVersion } from '../api/types.ts';
import { callHost } from '../errors/callHost.ts';
import { createListeners } from '../listeners.ts';
import { areSameItems } from '../memoize.ts';

export interface BuilderSelectionInput {
  readonly version: AssayVersion;
  readonly selectedSeqIds: readonly string[] | undefined;
}

const nothing: readonly string[] = [];

/** Calls `onSelectionChange` with all selected SeqIds, or with none when a version change clears the selection. */
export function createBuilderSelection(
  { onSelectionChange }: { readonly onSelectionChange: (seqIds: readonly string[]) => void },
  first: readonly string[],
  firstInput: BuilderSelectionInput,
) {
  const listeners = createListeners();
  let input = firstInput;
  let selected = input.selectedSeqIds ?? first;

  const tell = (seqIds: readonly string[]): void => callHost(() => onSelectionChange(seqIds));

  /** Returns the selection that `follow` would set for this input. Rendering needs it before `follow` is called. */
  function preview({ version, selectedSeqIds }: BuilderSelectionInput): readonly string[] {
    return selectedSeqIds ?? (version === input.version ? selected : nothing);
  }

  return {
    preview,
    follow(next: BuilderSelectionInput): void {
      const { selectedSeqIds: given = selected } = next;
      const isLeft = next.version !== input.version && selected.length > 0 && areSameItems(given, selected);
      selected = preview(next);
      input = next;
      if (isLeft) tell(nothing);
    },
    select: (seqIds: readonly string[]): void => {
      // Only the caller changes a controlled selection, through `follow`.
      if (input.selectedSeqIds === undefined) selected = seqIds;
      listeners.notify();
      tell(seqIds);
    },
    subscribe: listeners.subscribe,
  };
}
