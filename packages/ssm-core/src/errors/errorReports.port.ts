/** What a host may be told of what went wrong. Nothing is sent anywhere unless the host does. */
export interface ErrorReport {
  /** `crash`: code threw where nothing was to be expected. */
  readonly name: 'crash';
  readonly error: unknown;
}

export type ReportError = (report: ErrorReport) => void;
