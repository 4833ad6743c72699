/** What a host may be told of how the menu is used. Nothing is sent anywhere unless the host does. */
import type { AssayVersion, ColumnKey, FilterKey } from '../api/types.ts';

/** Never what a person typed: keys only. */
export type AnalyticsEvent =
  | {
      readonly name: 'filter-apply';
      readonly version: AssayVersion;
      /** The categories of the filters, in the order of their rows. */
      readonly filterKeys: readonly FilterKey[];
    }
  | {
      /** Columns were chosen. */
      readonly name: 'header-apply';
      readonly version: AssayVersion;
      /** In the order shown. */
      readonly columnKeys: readonly ColumnKey[];
    };

export type Analytics = (event: AnalyticsEvent) => void;
