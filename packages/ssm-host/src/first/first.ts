/**
 * The page's first script: requests the first rows while React and the rest still load.
 * Kept small, so it reads only as much of the address as that needs.
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

/** The installation's settings, from the page or from the server; never rejects. */
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

/** Returns the early request of a visitor or of a user with a valid token; null while a token is needed. */
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
/** Looks in the cache before the server request, since a copy being revalidated cannot be read. */
export const firstCopy =
  request !== null && session === null && hasCopies ? askEarly(request, fetchCopy) : nothingEarly;
/**
 * Requests rows for Home alone. With filters or columns the application requests them, since only it can read those.
 */
export const firstRows = request === null ? nothingEarly : askEarly(request, (each) => fetch(each));

// The first number format loads the browser's locale data; here the thread would otherwise idle.
new Intl.NumberFormat(settings.locale).format(0);
