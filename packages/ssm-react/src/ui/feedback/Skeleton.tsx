export interface SkeletonProps {
  /** CSS length; default: the whole line. */
  readonly width?: string;
  /** CSS length; default: the height of a line of text. */
  readonly height?: string;
}

/**
 * A placeholder for text that is loading. Screen readers skip it, because another element announces once that the
 * page loads.
 */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className="ssm-Skeleton" aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />;
}
