/** Sends usage and errors to the services of the settings, after consent. */
import type { Analytics, ReportError } from 'ssm-core';
import type { AppSettings } from '../settings/appSettings.ts';
import type { ConsentStore, Consents } from './consent.ts';

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

/** Sends messages from consent on. Drops earlier ones, and retries a failed start with the next. */
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
