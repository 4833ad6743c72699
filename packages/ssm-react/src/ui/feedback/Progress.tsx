export interface ProgressProps {
  /** The accessible name, which says what is in progress. */
  readonly label: string;
  /** Progress between 0 and 1. Omit it when the end is unknown. */
  readonly value?: number;
}

/** A thin progress bar. */
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
