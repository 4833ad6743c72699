/** Sends usage events and errors to the services of the settings, once the user consents. */
import type { Analytics, ReportError } from 'ssm-core';
import { isElsewhere } from '../flags/whoIsTold.ts';
import type { AppSettings } from '../settings/appSettings.ts';
import { type ConsentStore, type Consents, createConsents } from './consent.ts';

export interface Telemetry {
  readonly consents: Consents | null;
  readonly track: Analytics;
  readonly report: ReportError;
}

interface TelemetryAdapters {
  readonly analytics: (id: string) => Promise<Analytics>;
  readonly errors: (settings: { readonly dsn: string; readonly environment: string }) => Promise<ReportError>;
}

export interface TelemetryOptions {
  readonly settings: Pick<AppSettings, 'analyticsId' | 'errorReports'>;
  readonly consents: Consents;
  readonly adapters: TelemetryAdapters;
}

/**
 * Returns a function that sends messages while the user consents. It drops messages from before. If the service fails
 * to start, the next message starts it again.
 */
function afterConsent<Message>(consent: ConsentStore | null, start: () => Promise<(message: Message) => void>) {
  let started: Promise<(message: Message) => void> | undefined;
  return (message: Message): void => {
    if (consent?.get() !== 'granted') return;
    started ??= start();
    started.then(
      (send) => send(message),
      () => {
        started = undefined;
      },
    );
  };
}

export function createTelemetry({ settings, consents, adapters }: TelemetryOptions): Telemetry {
  const { analyticsId } = settings;
  const { dsn, environment } = settings.errorReports;
  const silent = (): void => {};
  return {
    consents,
    track: analyticsId === undefined ? silent : afterConsent(consents.use, () => adapters.analytics(analyticsId)),
    report: dsn === undefined ? silent : afterConsent(consents.use, () => adapters.errors({ dsn, environment })),
  };
}

function watchCrashes(page: Window, report: ReportError): void {
  page.addEventListener('error', ({ error }) => {
    // An event without an Error comes from the script of a third party or from a resource.
    if (error instanceof Error) report({ name: 'crash', error });
  });
  page.addEventListener('unhandledrejection', ({ reason }) => report({ name: 'crash', error: reason }));
}

export function startTelemetry(settings: AppSettings, page: Window, home: string): Telemetry | null {
  const { analyticsId, errorReports, flags } = settings;
  const has = {
    use: analyticsId !== undefined || errorReports.dsn !== undefined,
    flags: isElsewhere(flags, home),
  };
  if (!has.use && !has.flags) return null;
  const telemetry = createTelemetry({
    settings,
    consents: createConsents(page, has),
    adapters: {
      analytics: async (id) => (await import('../adapters/analytics.google.ts')).startGoogleAnalytics(id),
      errors: async (of) => (await import('../adapters/errors.sentry.ts')).startSentry(of),
    },
  });
  watchCrashes(page, telemetry.report);
  return telemetry;
}
