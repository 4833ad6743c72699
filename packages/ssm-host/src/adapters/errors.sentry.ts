/** Crashes, and analytes that are asked for and not there, to a Sentry-compatible service. It comes after consent alone. */
import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import type { ReportError } from 'ssm-core';

export interface SentrySettings {
  readonly dsn: string;
  readonly environment: string;
}

/**
 * Tells what broke and where in the code, and which identifiers a search did not find: nothing of the person, the address
 * or what else was typed.
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
    // The reader's connection, not the code, is at fault.
    if (report.name === 'part') return;
    const { name, version, analytes, count } = report;
    scope.captureEvent({ message: name, level: 'info', extra: { version, count, analytes: analytes.join(', ') } });
  };
}
