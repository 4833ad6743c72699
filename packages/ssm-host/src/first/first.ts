/**
 * The first script of the page, small and ahead of the application: it asks for the first rows while
 * React and the rest are still on their way. It reads no more of the address than that takes.
 */
import { columnsMediaType, firstRowCount } from 'ssm-core/engine';
import { isFresh, keptSignIn } from '../adapters/auth/keptSignIn.ts';
import { browserStorage } from '../adapters/browserStorage.ts';
import { queryOfKept } from '../address/keptVersion.ts';
import { versionNamed } from '../address/versionNamed.ts';
import { carriesSignIn } from '../auth/carriesSignIn.ts';
import { installationOf, writtenInstallation } from '../settings/appSettings.ts';
import { pageSettings } from '../settings/env.ts';
import { languageKey, speakOwn } from '../settings/language/ownLanguage.ts';
import { fetchCopy, wasHere } from './browserCopies.ts';
import { askEarly, nothingEarly } from './earlyAnswer.ts';
import { firstFields } from './firstFields.ts';

speakOwn(document, browserStorage(window).getItem(languageKey), navigator.languages);
export const settings = pageSettings(document, import.meta.env.BASE_URL);

/** Where the application is, as an address. */
export const home = `${location.origin}${settings.basePath}`;
const written = writtenInstallation(document, home);

/** What the server says of this installation, in the page or beside it; never fails. */
export const installation =
  written === null ? installationOf(document, home, (...each) => fetch(...each)) : Promise.resolve(written);

if (location.pathname === settings.basePath && location.search === '') {
  const query = queryOfKept(browserStorage(window));
  if (query !== '') history.replaceState(history.state, '', query + location.hash);
}

const asked = new URLSearchParams(location.search);
const version = versionNamed(asked.get('version'));
const wanted = new URLSearchParams({ version, fields: firstFields.join(','), limit: String(firstRowCount) });

const session = written === null ? null : keptSignIn(browserStorage(window), written.identity);

/** Whether this browser may hold answers of an earlier visit. */
export const hasCopies =
  location.origin === new URL(settings.apiBase, document.baseURI).origin && wasHere(import.meta.url, performance);

/** The early request of a visitor, or of a person whose token is good; null for whoever has yet to get one. */
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
/** What the browser has kept of it. Before the server is asked: nobody reads a copy that is being renewed. */
export const firstCopy =
  request !== null && session === null && hasCopies ? askEarly(request, fetchCopy) : nothingEarly;
/** Of Home alone, for other pages need no menu; of an address with filters or columns the application asks itself, for it alone can read them. */
export const firstRows = request === null ? nothingEarly : askEarly(request, (each) => fetch(each));

// The first number format of a page loads the browser's locale data; here the thread would only wait.
new Intl.NumberFormat(settings.locale).format(0);
