import { useState } from 'react';
import type { AssayVersion, Builder } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { useBuilderTexts } from './useBuilderTexts.ts';

/**
 * What was just done to the list of a version, in words; none before the first change here and in another version, and
 * none of what was added, which a notification tells.
 */
export function useLastChange(builder: Builder, version: AssayVersion): string {
  const { countText } = useSsm();
  const { done } = useBuilderTexts();
  const step = useSelected(builder, ({ lastStep }) => lastStep);
  // What was done on another page is not told on this one.
  const [before, setBefore] = useState({ builder, step });
  if (before.builder !== builder) setBefore({ builder, step });
  if (step === null || step === before.step || step.version !== version) return '';
  if (step.cause === 'analytes.add') return '';
  return done[step.cause](step.count, countText(step.count));
}
