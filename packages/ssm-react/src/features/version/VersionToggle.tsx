import { memo } from 'react';
import { type AssayVersion, assayVersions } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { RadioToggle } from '../../ui/choice/RadioToggle.tsx';

export interface VersionToggleProps {
  /** The active version. */
  readonly version: AssayVersion;
  /** Whether neither version can be chosen; default no. */
  readonly isDisabled?: boolean;
  /** Called for the active version too. */
  readonly onChoose: (version: AssayVersion) => void;
}

/** Chooses 7K or 11K. */
export const VersionToggle = memo(function VersionToggle({
  version,
  isDisabled = false,
  onChoose,
}: VersionToggleProps) {
  const { strings } = useSsm();
  const options = assayVersions.map((value) => ({ value, label: strings.version[value] }));
  return (
    <RadioToggle
      label={strings.version.label}
      options={options}
      value={version}
      isDisabled={isDisabled}
      onChange={onChoose}
    />
  );
});
