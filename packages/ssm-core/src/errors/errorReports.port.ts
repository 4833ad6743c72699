/** Error reports for the host. The menu itself sends nothing anywhere. */
import type { AssayVersion } from '../api/types.ts';

export type ErrorReport =
  /** Code threw unexpectedly. */
  | { readonly name: 'crash'; readonly error: unknown }
  /** A lazy-loaded chunk could not be fetched. */
  | { readonly name: 'part'; readonly error: unknown }
  /** A bulk search contained identifiers that are not on the version's menu. */
  | {
      readonly name: 'unsupported-analytes';
      readonly version: AssayVersion;
      /** Only texts in the form of an identifier. No other typed text leaves the page. */
      readonly analytes: readonly string[];
      /** Number of all such rows. */
      readonly count: number;
    };

export type ReportError = (report: ErrorReport) => void;
