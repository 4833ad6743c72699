import { memo } from 'react';
import { type AssayVersion, assayVersions } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { RadioToggle } from '../../ui/choice/RadioToggle.tsx';

export interface VersionToggleProps {
  /** The version that is shown. */
  readonly version: AssayVersion;
  /** Whether the user can choose no version; default false. */
  readonly isDisabled?: boolean;
  /** Called with the chosen version, even if it is already shown. */
  readonly onChoose: (version: AssayVersion) => void;
}

/** A toggle between 7K and 11K. */
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
