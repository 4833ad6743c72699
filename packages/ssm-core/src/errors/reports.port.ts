/** Usage events and error reports for the host. The menu itself sends nothing to any server. */
import type { AssayVersion, ColumnKey, FilterKey } from '../api/types.ts';

/** Contains keys, never text that a user typed. */
export type AnalyticsEvent =
  | {
      readonly name: 'filter-apply';
      readonly version: AssayVersion;
      /** Categories of the filters, in the order of the dialog's rows. */
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

export type ErrorReport =
  | { readonly name: 'crash'; readonly error: unknown }
  | { readonly name: 'part'; readonly error: unknown }
  | {
      readonly name: 'unsupported-analytes';
      readonly version: AssayVersion;
      /** Contains only texts that have the form of an identifier, so that no other typed text leaves the page. */
      readonly analytes: readonly string[];
      /** Number of all rows that are not on the menu. */
      readonly count: number;
    };

export type ReportError = (report: ErrorReport) => void;
