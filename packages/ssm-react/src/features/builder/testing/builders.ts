import {
  type AssayVersion,
  type Builder,
  createBuilder,
  createMemoryWorkingLists,
  type WorkingListStorage,
} from 'ssm-core';

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

export const refusingStorage: WorkingListStorage = {
  connect: () => ({
    change: async () => ({ items: null, problem: 'storage_unavailable' }),
    close: () => undefined,
  }),
};

export const silentStorage: WorkingListStorage = {
  connect: () => ({ change: () => new Promise(() => undefined), close: () => undefined }),
};
