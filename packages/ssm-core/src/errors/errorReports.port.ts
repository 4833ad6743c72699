/** Error reports for the host. The menu itself sends nothing anywhere. */
import type { AssayVersion } from '../api/types.ts';

export type ErrorReport =
  | { readonly name: 'crash'; readonly error: unknown }
  | { readonly name: 'part'; readonly error: unknown }
  | {
      readonly name: 'unsupported-analytes';
      readonly version: AssayVersion;
      /** Only texts in the form of an identifier. No other typed text leaves the page. */
      readonly analytes: readonly string[];
      /** Number of all rows that are not on the menu. */
      readonly count: number;
    };

export type ReportError = (report: ErrorReport) => void;
