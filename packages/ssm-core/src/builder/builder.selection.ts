import type { AssayVersion } from '../api/types.ts';
import { callHost } from '../errors/callHost.ts';
import { createListeners } from '../listeners.ts';
import { areSameItems } from '../memoize.ts';

export interface BuilderSelectionInput {
  readonly version: AssayVersion;
  readonly selectedSeqIds: readonly string[] | undefined;
}

export interface BuilderSelectionPorts {
  /** Called with all selected SeqIds; with none when a version change clears the selection. */
  readonly onSelectionChange: (seqIds: readonly string[]) => void;
}

export interface BuilderSelection {
  /** Returns what would be selected with this input, for rendering before `follow` is called. */
  readonly preview: (input: BuilderSelectionInput) => readonly string[];
  readonly follow: (input: BuilderSelectionInput) => void;
  readonly select: (seqIds: readonly string[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const nothing: readonly string[] = [];

export function createBuilderSelection(
  { onSelectionChange }: BuilderSelectionPorts,
  first: readonly string[],
  firstInput: BuilderSelectionInput,
): BuilderSelection {
  const listeners = createListeners();
  let input = firstInput;
  let selected = input.selectedSeqIds ?? first;

  const tell = (seqIds: readonly string[]): void => callHost(() => onSelectionChange(seqIds));

  function preview({ version, selectedSeqIds }: BuilderSelectionInput): readonly string[] {
    return selectedSeqIds ?? (version === input.version ? selected : nothing);
  }

  return {
    preview,
    follow(next) {
      const { selectedSeqIds: given = selected } = next;
      const isLeft = next.version !== input.version && selected.length > 0 && areSameItems(given, selected);
      selected = preview(next);
      input = next;
      if (isLeft) tell(nothing);
    },
    select(seqIds) {
      // A controlled selection changes only through `follow`.
      if (input.selectedSeqIds === undefined) selected = seqIds;
      listeners.notify();
      tell(seqIds);
    },
    subscribe: listeners.subscribe,
  };
}
