/** What a host may be told of what went wrong. Nothing is sent anywhere unless the host does. */
import type { AssayVersion } from '../api/types.ts';

export type ErrorReport =
  /** Code threw where nothing was to be expected. */
  | { readonly name: 'crash'; readonly error: unknown }
  /** Code that comes later was wanted and could not be fetched. */
  | { readonly name: 'part'; readonly error: unknown }
  /** A bulk search asked for what is not on the menu of the version. */
  | {
      readonly name: 'unsupported-analytes';
      readonly version: AssayVersion;
      /** Those that have the shape of an identifier: nothing else that was written leaves the page. */
      readonly analytes: readonly string[];
      /** How many rows in all. */
      readonly count: number;
    };

export type ReportError = (report: ErrorReport) => void;
