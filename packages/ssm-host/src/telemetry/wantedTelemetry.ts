import { type AppSettings, part } from '../settings/appSettings.ts';
import type { Telemetry } from './telemetry.ts';

/** Sends nothing; in development the console shows events. */
export const silentTelemetry: Telemetry = {
  consents: null,
  // oxlint-disable-next-line no-console -- its purpose
  track: (event) => (import.meta.env.DEV ? console.debug(event) : undefined),
  report: () => {},
};

/**
 * Loads telemetry only if the settings need it; null otherwise or if its code fails to load.
 * Recognizes only the application's own flag service without that code. `home` is the application's address.
 */
export async function wantedTelemetry(settings: AppSettings, page: Window, home: string): Promise<Telemetry | null> {
  const { analyticsId, errorReports, flags } = settings;
  const { provider = 'ofrep', url } = part(flags);
  const isOwn = provider === 'ofrep' && !url;
  if (analyticsId === undefined && errorReports.dsn === undefined && isOwn) return null;
  try {
    return (await import('./telemetry.ts')).startTelemetry(settings, page, home);
  } catch {
    return null;
  }
}
