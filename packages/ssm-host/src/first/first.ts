/**
 * The first script of the page. It requests the first rows while React and the rest of the code still load. To stay
 * small, it reads only the parts of the address that this request needs.
 */
import {
  columnDefinitions,
  columnsMediaType,
  defaultColumnKeys,
  firstRowCount,
  identifierColumnKeys,
} from 'ssm-core/engine';
import { browserStorage } from '../adapters/browserStorage.ts';
import { queryOfKept, versionNamed } from '../address/keptVersion.ts';
import { carriesSignIn, isFresh, keptSignIn } from '../auth/storedSession.ts';
import { installationOf, writtenInstallation } from '../settings/appSettings.ts';
import { languageKey, pageSettings, speakOwn } from '../settings/env.ts';
import { askEarly, fetchCopy, nothingEarly, wasHere } from './earlyAnswer.ts';

speakOwn(document, browserStorage(window).getItem(languageKey), navigator.languages);
export const settings = pageSettings(document, import.meta.env.BASE_URL);

export const home = `${location.origin}${settings.basePath}`;
const written = writtenInstallation(document, home);

/** The settings of the installation, which are in the page or come from the server. Never rejects. */
export const installation =
  written === null ? installationOf(document, home, (...each) => fetch(...each)) : Promise.resolve(written);

if (location.pathname === settings.basePath && location.search === '') {
  const query = queryOfKept(browserStorage(window));
  if (query !== '') history.replaceState(history.state, '', query + location.hash);
}

const firstFields = columnDefinitions
  .filter(({ key }) => identifierColumnKeys.includes(key) || defaultColumnKeys.includes(key))
  .map(({ shortKey }) => shortKey);
const asked = new URLSearchParams(location.search);
const version = versionNamed(asked.get('version'));
const wanted = new URLSearchParams({ version, fields: firstFields.join(','), limit: String(firstRowCount) });

const session = written === null ? null : keptSignIn(browserStorage(window), written.identity);

export const hasCopies =
  location.origin === new URL(settings.apiBase, document.baseURI).origin && wasHere(import.meta.url, performance);

/**
 * Returns the request for the first rows, of a visitor or of a user with a valid token. Returns null if a token must
 * be obtained first.
 */
function firstRequest(): Request | null {
  if (carriesSignIn(location.search)) return null;
  if (session !== null && !isFresh(session, Date.now() / 1000)) return null;
  const path = session === null ? 'public' : 'secured';
  const headers = new Headers({ Accept: columnsMediaType });
  if (session !== null) headers.set('Authorization', `Bearer ${session.accessToken}`);
  return new Request(new URL(`${settings.apiBase}/menuquery/${path}/somamer/search?${wanted}`, document.baseURI), {
    headers,
  });
}

const isReadHere = location.pathname === settings.basePath && !asked.has('filters') && !asked.has('columns');
const request = isReadHere ? firstRequest() : null;
/**
 * The copy of the rows in the cache. It is read before the request to the server, because a copy that is being
 * revalidated cannot be read.
 */
export const firstCopy =
  request !== null && session === null && hasCopies ? askEarly(request, fetchCopy) : nothingEarly;
/**
 * The first rows, requested early for Home without filters or columns. Only the application can read filters and
 * columns, so it requests those rows itself.
 */
export const firstRows = request === null ? nothingEarly : askEarly(request, (each) => fetch(each));

// Creates a number format now, while the thread is idle, because the first one loads the browser's locale data.
new Intl.NumberFormat(settings.locale).format(0);
