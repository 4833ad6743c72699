/** Repairs an address that a mail program, a chat or a sentence has altered. */
import { carriesSignIn } from '../auth/storedSession.ts';
import type { Address, AddressLocation } from './address.ts';
import { decoded, pathBelow, withBasePath } from './paths.ts';

/** Punctuation that follows an address in a sentence. */
const ofSentence = /[\s.,;:!?'"”’»>\]}…。、）」』]+$/u;
/** Punctuation that follows free text. The text itself may end with a full stop, question mark or quotation mark. */
const ofSentenceAfterText = /[,;:>\]]+$/u;
const textParameter = /^(?:filters|list|search)=/;
const escapedSeparator = /&(?:amp(?:;|%3B))+/gi;

function withoutEnd(text: string, end: RegExp): string {
  const rest = text.replace(end, '');
  const isOpened = rest.split('(').length >= rest.split(')').length;
  if (rest.endsWith(')') && !isOpened) return withoutEnd(rest.slice(0, -1), end);
  return rest;
}

function tidyPath(path: string, isEnd: boolean): string {
  const parts = path.split('/').filter((part) => part !== '');
  const last = parts.pop();
  if (last === undefined) return '/';
  const text = decoded(last);
  const rest = isEnd ? withoutEnd(text, ofSentence) : text;
  return `/${[...parts, rest === text ? last : encodeURIComponent(rest)].filter((part) => part !== '').join('/')}`;
}

function tidySearch(search: string, isEnd: boolean): string {
  const separated = search.replace(escapedSeparator, '&');
  if (!isEnd) return separated;
  const start = Math.max(separated.lastIndexOf('&'), separated.lastIndexOf('?')) + 1;
  const last = separated.slice(start);
  return separated.slice(0, start) + withoutEnd(last, textParameter.test(last) ? ofSentenceAfterText : ofSentence);
}

type Parts = Pick<AddressLocation, 'pathname' | 'search' | 'hash'>;

export function asMeant({ pathname, search, hash }: Parts, basePath: string): string {
  const path = pathBelow(basePath, pathname);
  const isBelow = path !== pathname || basePath === '/';
  const meantPath = isBelow ? withBasePath(basePath, tidyPath(path, search === '' && hash === '')) : pathname;
  return meantPath + tidySearch(search, hash === '') + hash;
}

/**
 * Repairs the address. Call it once, before anything reads the address. Leaves an address that ends a sign-in as the
 * provider wrote it.
 */
export function tidyAddress(address: Address, basePath: string): void {
  const location = address.getLocation();
  const { pathname, search, hash, state } = location;
  if (carriesSignIn(search)) return;
  const meant = asMeant(location, basePath);
  if (meant !== pathname + search + hash) address.replace(meant, state);
}
