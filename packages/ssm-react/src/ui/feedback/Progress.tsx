export interface ProgressProps {
  /** The accessible name: what is going on. */
  readonly label: string;
  /** From 0 to 1; without it the end is not known. */
  readonly value?: number;
}

/** A thin bar that says something is going on. */
export function Progress({ label, value }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.max(0, Math.min(value, 1)) * 100);
  return (
    <div
      className="ssm-Progress"
      data-component="Progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className="ssm-Progress-bar" style={percent === undefined ? undefined : { inlineSize: `${percent}%` }} />
    </div>
  );
}
