/**
 * The first script of the page, small and ahead of the application: it asks for the first rows while
 * React and the rest are still on their way. It reads no more of the address than that takes.
 */
import { assayVersions, columnsMediaType, defaultAssayVersion } from 'ssm-core';
import { askEarly } from './earlyAnswer.ts';
import { pageSettings } from './env.ts';
import { firstFields } from './firstFields.ts';

export const settings = pageSettings(document, import.meta.env.BASE_URL);

// Any other path goes to `/` and leaves its query behind.
const named = location.pathname === settings.basePath ? new URLSearchParams(location.search).get('version') : null;
const version = assayVersions.find((known) => known === named) ?? defaultAssayVersion;
const query = new URLSearchParams({ version, fields: firstFields.join(',') });
const address = new URL(`${settings.apiBase}/menuquery/public/somamer/search?${query}`, document.baseURI);

export const firstRows = askEarly(new Request(address, { headers: { Accept: columnsMediaType } }), (request) =>
  fetch(request),
);

// The first number format of a page loads the browser's locale data; here the thread would only wait.
new Intl.NumberFormat(settings.locale).format(0);
