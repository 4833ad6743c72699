/** Telemetry as the settings have it. Its code, and the question for consent, come only where somebody is to be told. */
import { type AppSettings, part } from '../settings/appSettings.ts';
import type { Telemetry } from './telemetry.ts';

/** Tells nobody; in development events can be seen. */
export const silentTelemetry: Telemetry = {
  consents: null,
  // oxlint-disable-next-line no-console -- its purpose
  track: (event) => (import.meta.env.DEV ? console.debug(event) : undefined),
  report: () => {},
};

/**
 * Null where the settings name nobody, and where its code cannot be had. Of a flag service only the own one is known here without more
 * code; `home` is the application's address.
 */
export async function wantedTelemetry(settings: AppSettings, page: Window, home: string): Promise<Telemetry | null> {
  const { analyticsId, errorReports, flags } = settings;
  const { provider = 'ofrep', url } = part(flags);
  const isOwn = provider === 'ofrep' && !url;
  if (analyticsId === undefined && errorReports.dsn === undefined && isOwn) return null;
  try {
    return (await import('./startTelemetry.ts')).startTelemetry(settings, page, home);
  } catch {
    return null;
  }
}
