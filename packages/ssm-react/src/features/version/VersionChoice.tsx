import { memo } from 'react';
import type { AssayVersion } from 'ssm-core';
import { useVersion, type VersionOptions } from './useVersion.ts';
import { VersionToggle } from './VersionToggle.tsx';

export interface VersionChoiceProps extends VersionOptions {
  /** The version that the menu shows. */
  readonly version: AssayVersion;
}

/** The toggle of a menu. */
export const VersionChoice = memo(function VersionChoice({ version, ...options }: VersionChoiceProps) {
  const { isDisabled, choose } = useVersion(options);
  return <VersionToggle version={version} isDisabled={isDisabled} onChoose={choose} />;
});
