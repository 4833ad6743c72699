/** Builders of somebody, kept in memory, for tests and stories. */
import {
  type AssayVersion,
  type Builder,
  createBuilder,
  createMemoryWorkingLists,
  type WorkingListStorage,
} from 'ssm-core';

/** A builder of somebody whose list of a version holds these; a step that can be taken back. */
export function filledBuilder(
  seqIds: readonly string[],
  version: AssayVersion = 'V_7K',
  storage: WorkingListStorage = createMemoryWorkingLists(),
): Builder {
  const builder = createBuilder({ storage });
  builder.changeOwner('somebody');
  if (seqIds.length > 0) builder.add(version, seqIds);
  return builder;
}

/** A browser that keeps nothing. */
export const refusingStorage: WorkingListStorage = {
  connect: () => ({
    change: async () => ({ items: null, problem: 'storage_unavailable' }),
    close: () => undefined,
  }),
};

/** A storage that never answers. */
export const silentStorage: WorkingListStorage = {
  connect: () => ({ change: () => new Promise(() => undefined), close: () => undefined }),
};
