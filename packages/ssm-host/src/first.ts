/**
 * The first script of the page, small and ahead of the application: it asks for the first rows while
 * React and the rest are still on their way. It reads no more of the address than that takes.
 */
import { assayVersions, columnsMediaType, defaultAssayVersion } from 'ssm-core';
import { browserStorage } from './adapters/browserStorage.ts';
import { queryOfKept } from './address/keptVersion.ts';
import { askEarly, nothingEarly } from './earlyAnswer.ts';
import { pageSettings } from './env.ts';
import { firstFields } from './firstFields.ts';
import { installationOf } from './settings/appSettings.ts';

export const settings = pageSettings(document, import.meta.env.BASE_URL);

/** What the server says of this installation, in the page or beside it; never fails. */
export const installation = installationOf(document, `${location.origin}${settings.basePath}`, (...each) =>
  fetch(...each),
);

if (location.pathname === settings.basePath && location.search === '') {
  const query = queryOfKept(browserStorage(window));
  if (query !== '') history.replaceState(history.state, '', query + location.hash);
}

// Any other path goes to `/` and leaves its query behind.
const asked = new URLSearchParams(location.pathname === settings.basePath ? location.search : '');
const named = asked.get('version');
const version = assayVersions.find((known) => known === named) ?? defaultAssayVersion;
const wanted = new URLSearchParams({ version, fields: firstFields.join(',') });
const address = new URL(`${settings.apiBase}/menuquery/public/somamer/search?${wanted}`, document.baseURI);

const request = new Request(address, { headers: { Accept: columnsMediaType } });
/** Of an address with filters or columns the application asks itself, for it alone can read them. */
export const firstRows =
  asked.has('filters') || asked.has('columns') ? nothingEarly : askEarly(request, (each) => fetch(each));

// The first number format of a page loads the browser's locale data; here the thread would only wait.
new Intl.NumberFormat(settings.locale).format(0);
