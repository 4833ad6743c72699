/** What a host may be told of how the menu is used. Nothing is sent anywhere unless the host does. */
import type { AssayVersion, FilterKey } from '../api/types.ts';

/** Never what a person typed: keys only. */
export interface AnalyticsEvent {
  readonly name: 'filter-apply';
  readonly version: AssayVersion;
  /** The categories of the filters, in the order of their rows. */
  readonly filterKeys: readonly FilterKey[];
}

export type Analytics = (event: AnalyticsEvent) => void;
