import type { Builder } from 'ssm-core';
import { onTestFinished } from 'vitest';
import { filledBuilder } from '../../../features/builder/testing/builders.ts';

export function builderOf(...seqIds: readonly string[]): Builder {
  const builder = filledBuilder(seqIds);
  onTestFinished(builder.dispose);
  return builder;
}
