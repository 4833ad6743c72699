/** Sends events to Google Analytics by its measurement id. Loaded only after consent. */
import type { Analytics, AnalyticsEvent } from 'ssm-core';
import { loadScript } from '../forms/loadScript.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Returns the function that queues commands. Google's script recognizes a command only if it is an `arguments`
 * object.
 */
function commandsOf(page: Window): (...command: readonly unknown[]) => void {
  const layer = (page.dataLayer ??= []);
  return function command() {
    // oxlint-disable-next-line prefer-rest-params -- an array is not taken for a command
    layer.push(arguments);
  };
}

function keysOf(event: AnalyticsEvent): Readonly<Record<string, string>> {
  return event.name === 'filter-apply'
    ? { filter_keys: event.filterKeys.join(',') }
    : { column_keys: event.columnKeys.join(',') };
}

/** Starts Google Analytics. It counts only our events: no page views, addresses or advertising. */
export async function startGoogleAnalytics(id: string, page: Window = window): Promise<Analytics> {
  const command = commandsOf(page);
  command('js', new Date());
  command('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: page.location.origin,
    page_referrer: '',
    page_title: '',
  });
  await loadScript(page.document, `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
  return (event) => command('event', event.name, { version: event.version, ...keysOf(event) });
}
