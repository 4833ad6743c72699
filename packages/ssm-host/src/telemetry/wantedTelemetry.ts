/** Telemetry as the settings have it. Its code, and the question for consent, come only where somebody is to be told. */
import type { AppSettings } from '../settings/appSettings.ts';
import type { Telemetry } from './telemetry.ts';

/** Tells nobody; in development events can be seen. */
export const silentTelemetry: Telemetry = {
  consent: null,
  // oxlint-disable-next-line no-console -- its purpose
  track: (event) => (import.meta.env.DEV ? console.debug(event) : undefined),
  report: () => {},
};

/** Null where the settings name nobody, and where its code cannot be had. */
export async function wantedTelemetry(
  { analyticsId, errorReports }: AppSettings,
  page: Window,
): Promise<Telemetry | null> {
  if (analyticsId === undefined && errorReports.dsn === undefined) return null;
  try {
    return (await import('./startTelemetry.ts')).startTelemetry({ analyticsId, errorReports }, page);
  } catch {
    return null;
  }
}
