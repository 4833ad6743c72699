import type { SummaryPart } from 'ssm-core';

/** The part of a panel that is listed, and its callback. */
export interface SummaryPartProps {
  /** Null is the whole panel. */
  readonly part?: SummaryPart | null | undefined;
  /** Called with a part to list, or null for the whole panel. Without it, counts cannot be pressed. */
  readonly onPart?: ((part: SummaryPart | null) => void) | undefined;
}
