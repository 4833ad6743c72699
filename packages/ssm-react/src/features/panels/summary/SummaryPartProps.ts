import type { SummaryPart } from 'ssm-core';

/** What of a panel is listed alone, and how another part is chosen. */
export interface SummaryPartProps {
  /** Null is the whole panel. */
  readonly part?: SummaryPart | null | undefined;
  /** With it what the summary counts can be pressed; null is the whole panel again. */
  readonly onPart?: ((part: SummaryPart | null) => void) | undefined;
}
