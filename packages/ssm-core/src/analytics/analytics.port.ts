/** Usage events for the host. The menu itself sends nothing anywhere. */
import type { AssayVersion, ColumnKey, FilterKey } from '../api/types.ts';

/** Contains keys only, never typed text. */
export type AnalyticsEvent =
  | {
      readonly name: 'filter-apply';
      readonly version: AssayVersion;
      /** Categories of the filters, in row order. */
      readonly filterKeys: readonly FilterKey[];
    }
  | {
      /** The user chose columns. */
      readonly name: 'header-apply';
      readonly version: AssayVersion;
      /** Columns in display order. */
      readonly columnKeys: readonly ColumnKey[];
    };

export type Analytics = (event: AnalyticsEvent) => void;
