/** Telemetry of the page, with what sends it fetched when there is something to send. */
import { createConsent } from './consent.ts';
import { createTelemetry, type Telemetry, type TelemetrySettings } from './telemetry.ts';
import { watchCrashes } from './watchCrashes.ts';

export function startTelemetry(settings: TelemetrySettings, page: Window): Telemetry {
  const telemetry = createTelemetry({
    settings,
    consent: createConsent(page),
    adapters: {
      analytics: async (id) => (await import('../adapters/analytics.google.ts')).startGoogleAnalytics(id),
      errors: async (of) => (await import('../adapters/errors.sentry.ts')).startSentry(of),
    },
  });
  watchCrashes(page, telemetry.report);
  return telemetry;
}
