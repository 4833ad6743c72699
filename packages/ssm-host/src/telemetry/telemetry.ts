/** How the menu is used and what goes wrong, to those that the settings name, once the person has agreed. */
import type { Analytics, ReportError } from 'ssm-core';
import type { AppSettings } from '../settings/appSettings.ts';
import type { ConsentStore, Consents } from './consent.ts';

export interface Telemetry {
  /** Null where nobody is to be told anything: then there is nothing to ask. */
  readonly consents: Consents | null;
  readonly track: Analytics;
  readonly report: ReportError;
}

/** Starts what tells somebody elsewhere; each is called once, after consent. */
interface TelemetryAdapters {
  readonly analytics: (id: string) => Promise<Analytics>;
  readonly errors: (settings: { readonly dsn: string; readonly environment: string }) => Promise<ReportError>;
}

export interface TelemetryOptions {
  readonly settings: Pick<AppSettings, 'analyticsId' | 'errorReports'>;
  readonly consents: Consents;
  readonly adapters: TelemetryAdapters;
}

/** Passes on to what `start` brings, from consent on; what was before is forgotten, and a failure too. */
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
