export interface SkeletonProps {
  /** CSS length; default: the whole line. */
  readonly width?: string;
  /** CSS length; default: the height of a line of text. */
  readonly height?: string;
}

/** A placeholder for text. It is hidden from screen readers: another element announces loading once. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className="ssm-Skeleton" aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />;
}
