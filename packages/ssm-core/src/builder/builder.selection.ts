/** What is selected of the list that is shown, for a page that holds it or leaves it here. */
import type { AssayVersion } from '../api/types.ts';
import { callHost } from '../errors/callHost.ts';
import { areSameItems } from '../remember.ts';

export interface BuilderSelectionInput {
  readonly version: AssayVersion;
  /** Controls the selection while there is one. */
  readonly selectedSeqIds: readonly string[] | undefined;
}

export interface BuilderSelectionPorts {
  /** Told every selected SeqId; none where the selection went with its version. */
  readonly onSelectionChange: (seqIds: readonly string[]) => void;
}

export interface BuilderSelection {
  /** What would be selected with this said from outside: for who draws before it can be said. */
  readonly preview: (input: BuilderSelectionInput) => readonly string[];
  /** Takes what is said from outside. */
  readonly follow: (input: BuilderSelectionInput) => void;
  /** Selects these, and no others. */
  readonly select: (seqIds: readonly string[]) => void;
  /** Calls back after every choice. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

const nothing: readonly string[] = [];

/** Begins with `first` where none is given. */
export function createBuilderSelection(
  { onSelectionChange }: BuilderSelectionPorts,
  first: readonly string[],
  firstInput: BuilderSelectionInput,
): BuilderSelection {
  const listeners = new Set<() => void>();
  let input = firstInput;
  /** What is given, and, once it is given no longer, what was given last. */
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
      // What is controlled from outside is only wished for here.
      if (input.selectedSeqIds === undefined) selected = seqIds;
      for (const listener of listeners) listener();
      tell(seqIds);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
