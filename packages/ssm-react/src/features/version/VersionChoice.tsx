import { memo, useCallback, useEffect, useState } from 'react';
import type { AssayVersion } from 'ssm-core';
import { whenIdle } from '../../ui/idle.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import type { VersionModel, VersionOptions } from './useVersion.ts';
import { VersionToggle } from './VersionToggle.tsx';

// Nothing can be chosen before a list is there, so the machine comes after it.
const loadActor = () => import('./VersionActor.tsx');

/** The toggle and, from the first choice on, the machine that decides what a choice does. */
export const VersionChoice = memo(function VersionChoice(options: VersionOptions) {
  const { version, list } = options;
  const [firstChoice, setFirstChoice] = useState<AssayVersion>();
  const [model, setModel] = useState<VersionModel>();
  const forgetChoice = useCallback(() => setFirstChoice(undefined), []);
  const { part, preload } = useDeferredPart(loadActor, firstChoice !== undefined, forgetChoice);
  const isLoading = list?.version !== version || list.status === 'loading';
  useEffect(() => (isLoading ? undefined : whenIdle(preload)), [isLoading, preload]);
  return (
    <>
      <VersionToggle
        version={version}
        isDisabled={model?.isDisabled ?? isLoading}
        onChoose={model?.choose ?? setFirstChoice}
      />
      {part !== undefined && firstChoice !== undefined && (
        <part.VersionActor {...options} firstChoice={firstChoice} onModel={setModel} />
      )}
    </>
  );
});
