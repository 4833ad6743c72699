import { useEffect, useRef } from 'react';
import type { AssayVersion } from 'ssm-core';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';
import { useVersion, type VersionModel, type VersionOptions } from './useVersion.ts';

export interface VersionActorProps extends VersionOptions {
  /** What was chosen while this part was on its way. */
  readonly firstChoice: AssayVersion;
  readonly onModel: (model: VersionModel) => void;
}

/** Runs the version machine and hands on what it says; draws nothing. */
export function VersionActor({ firstChoice, onModel, ...options }: VersionActorProps): null {
  const { isDisabled, choose } = useVersion(options);
  const hasChosen = useRef(false);
  useEffect(() => {
    if (hasChosen.current) return;
    hasChosen.current = true;
    choose(firstChoice);
  }, [choose, firstChoice]);
  useLayoutEffect(() => onModel({ isDisabled, choose }), [onModel, isDisabled, choose]);
  return null;
}
