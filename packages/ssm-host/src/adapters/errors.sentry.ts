/** Reports crashes and missing analytes to a Sentry-compatible service. Loaded only after consent. */
import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import type { ReportError } from 'ssm-core';

export interface SentrySettings {
  readonly dsn: string;
  readonly environment: string;
}

/**
 * Sends the error with its stack, and identifiers that a search did not find. Never sends the user, the address or
 * other typed text.
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
    // A chunk fails to load because of the user's connection, not the code.
    if (report.name === 'part') return;
    const { name, version, analytes, count } = report;
    scope.captureEvent({ message: name, level: 'info', extra: { version, count, analytes: analytes.join(', ') } });
  };
}
