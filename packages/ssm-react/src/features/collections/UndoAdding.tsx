import { useState } from 'react';
import type { AssayVersion, Builder } from 'ssm-core';
import { Button } from '../../ui/button/Button.tsx';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { useCollectionsTexts } from './useCollectionsTexts.ts';

export interface UndoAddingProps {
  readonly builder: Builder;
  readonly version: AssayVersion;
}

/** Takes back what was just added here, which a notification tells, as long as nothing else was done to the list since. */
export function UndoAdding({ builder, version }: UndoAddingProps) {
  const texts = useCollectionsTexts();
  const step = useSelected(builder, ({ lastStep }) => lastStep);
  // What was done on another page is not taken back on this one.
  const [before, setBefore] = useState({ builder, step });
  if (before.builder !== builder) setBefore({ builder, step });
  const isAdded = step !== null && step !== before.step && step.version === version && step.cause === 'analytes.add';
  return (
    <div className="ssm-Collections-undo">
      {isAdded && <Button onPress={() => builder.undo(version)}>{texts.undo}</Button>}
    </div>
  );
}
