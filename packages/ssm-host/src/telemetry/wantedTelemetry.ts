import { type AppSettings, part } from '../settings/appSettings.ts';
import type { Telemetry } from './telemetry.ts';

/** Telemetry that sends nothing. In development, the console shows the events. */
export const silentTelemetry: Telemetry = {
  consents: null,
  // oxlint-disable-next-line no-console -- its purpose
  track: (event) => (import.meta.env.DEV ? console.debug(event) : undefined),
  report: () => {},
};

/**
 * Loads telemetry if the settings need it. Returns null if they do not, or if the code fails to load. This function
 * recognizes a flag service of our own without loading that code. `home` is the application's address.
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
