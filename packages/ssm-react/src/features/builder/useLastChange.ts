import { useMemo } from 'react';
import type { AssayVersion, Builder } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { useBuilderTexts } from './useBuilderTexts.ts';

/** Describes the last change to the list of a version. Additions are left out, because a notification reports them. */
export function useLastChange(builder: Builder, version: AssayVersion): string {
  const { countText } = useSsm();
  const { done } = useBuilderTexts();
  const step = useSelected(builder, ({ lastStep }) => lastStep);
  // Ignores a step that was done before this component mounted.
  const before = useMemo(() => builder.getSnapshot().lastStep, [builder]);
  if (step === null || step === before || step.version !== version) return '';
  if (step.cause === 'analytes.add') return '';
  return done[step.cause](step.count, countText(step.count));
}
