import { isElsewhere } from '../flags/isElsewhere.ts';
import type { AppSettings } from '../settings/appSettings.ts';
import { createConsents } from './consent.ts';
import { createTelemetry, type Telemetry } from './telemetry.ts';
import { watchCrashes } from './watchCrashes.ts';

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
