import { useMemo } from 'react';
import type { AssayVersion, Builder } from 'ssm-core';
import { Button } from '../../ui/button/Button.tsx';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { useCollectionsTexts } from './useCollectionsTexts.ts';

export interface UndoAddingProps {
  readonly builder: Builder;
  readonly version: AssayVersion;
}

export function UndoAdding({ builder, version }: UndoAddingProps) {
  const texts = useCollectionsTexts();
  const step = useSelected(builder, ({ lastStep }) => lastStep);
  // Ignores a step that was done before this component mounted.
  const before = useMemo(() => builder.getSnapshot().lastStep, [builder]);
  const isAdded = step !== null && step !== before && step.version === version && step.cause === 'analytes.add';
  return (
    <div className="ssm-Collections-undo">
      {isAdded && <Button onPress={() => builder.undo(version)}>{texts.undo}</Button>}
    </div>
  );
}
