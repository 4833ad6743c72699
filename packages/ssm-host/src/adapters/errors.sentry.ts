/** Crashes to a Sentry-compatible service. It comes after consent alone. */
import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import type { ReportError } from 'ssm-core';

export interface SentrySettings {
  readonly dsn: string;
  readonly environment: string;
}

/** Tells what broke and where in the code: nothing of the person, the address or what was typed. */
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
  return ({ error }) => void scope.captureException(error);
}
