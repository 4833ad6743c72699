/** Reports crashes and missing analytes to a Sentry-compatible service. Loaded only after consent. */
import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import type { ReportError } from 'ssm-core';

export interface SentrySettings {
  readonly dsn: string;
  readonly environment: string;
}

/**
 * Starts reports to the service. A report has the error with its stack, and the identifiers that a search did not
 * find. It never has the user, the address or other typed text.
 */
export function startSentry({ dsn, environment }: SentrySettings): ReportError {
  const client = new BrowserClient({
    dsn,
    environment,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (report) => {
    if (report.name === 'crash') {
      scope.captureException(report.error);
      return;
    }
    // Not reported: a part fails to load because of the user's connection, not because of our code.
    if (report.name === 'part') return;
    const { name, version, analytes, count } = report;
    scope.captureEvent({ message: name, level: 'info', extra: { version, count, analytes: analytes.join(', ') } });
  };
}
