import { memo } from 'react';
import { useVersion, type VersionOptions } from './useVersion.ts';
import { VersionToggle } from './VersionToggle.tsx';

export const VersionChoice = memo(function VersionChoice(options: VersionOptions) {
  const { isDisabled, choose } = useVersion(options);
  return <VersionToggle version={options.list.version} isDisabled={isDisabled} onChoose={choose} />;
});
