export interface SwitchProps {
  readonly label: string;
  readonly text: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly describedBy?: string | undefined;
}

export function Switch({ label, text, isSelected, onChange, describedBy }: SwitchProps) {
  return (
    <label className="ssm-Switch" data-component="Switch">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says it itself
        role="switch"
        className="ssm-Switch-input"
        aria-label={label}
        aria-describedby={describedBy}
        checked={isSelected}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="ssm-Switch-text" aria-hidden="true">
        {text}
      </span>
    </label>
  );
}
