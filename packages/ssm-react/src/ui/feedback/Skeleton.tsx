export interface SkeletonProps {
  /** CSS length; default the whole line. */
  readonly width?: string;
  /** CSS length; default the height of a line of text. */
  readonly height?: string;
}

/** Stands where text will be. Says nothing: the loading state is announced once, elsewhere. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className="ssm-Skeleton" aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />;
}
