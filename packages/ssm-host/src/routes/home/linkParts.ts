/** Handles addresses that name lists or have unreadable parts. Lazy-loaded, because such addresses are rare. */
import { type BulkSearchList, createBulkSearchLists, isKeptList, readViewList, type ViewProblem } from 'ssm-core';
import { filterChipText, type LinkTexts, linkTextsOf, type Strings } from 'ssm-react';

export type BulkSearchReading = BulkSearchList | 'invalid_value' | 'list_unknown';

export async function listNamed(owner: string, name: string): Promise<BulkSearchReading> {
  const read = readViewList(name);
  if (read !== 'list_unknown') return read;
  const lists = createBulkSearchLists();
  try {
    return (await lists.find(owner, name)) ?? read;
  } finally {
    lists.close();
  }
}

export async function keepList(owner: string, list: BulkSearchList): Promise<void> {
  if (!isKeptList(list)) return;
  const lists = createBulkSearchLists();
  await lists.keep(owner, list);
  lists.close();
}

/** Maximum length of a quoted name or value, which can be as long as an address. */
const longestQuote = 60;
const mostNames = 5;

function quote(text: string): string {
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…`.toWellFormed() : text.toWellFormed();
}

function noticeOf({ code, name, value }: ViewProblem, texts: LinkTexts): string {
  if (code === 'list_forbidden') return texts.listForbidden;
  if (code === 'list_unknown') return texts.listUnknown;
  return texts.invalidValue(name, quote(value));
}

export interface NoticeReader {
  readonly strings: Strings;
  readonly locale: string;
  readonly isSignedIn: boolean;
}

function listed(names: readonly string[]): string {
  return (names.length > mostNames ? [...names.slice(0, mostNames), '…'] : names).join(', ');
}

function filterNotices(problems: readonly ViewProblem[], reader: NoticeReader): readonly string[] {
  const { strings, locale, isSignedIn } = reader;
  const texts = linkTextsOf(strings);
  const textOf = ({ value, clause }: ViewProblem): string =>
    clause === undefined ? quote(value) : filterChipText(clause, strings, locale);
  const sentences = new Map<(filters: string) => string, readonly string[]>();
  for (const problem of problems) {
    const { reason } = problem;
    const forbidden = isSignedIn ? texts.filterNeedsAccess : texts.filterNeedsSignIn;
    const others = reason === 'filter_not_in_version' ? texts.filterNotInVersion : texts.filterUnreadable;
    const sentence = reason === 'filter_forbidden' ? forbidden : others;
    sentences.set(sentence, [...(sentences.get(sentence) ?? []), textOf(problem)]);
  }
  return [...sentences].map(([sentence, filters]) => sentence(listed(filters)));
}

const isFilter = ({ code, name }: ViewProblem): boolean => code === 'invalid_value' && name === 'filters';

/**
 * Returns the sentences of a notice: one for all unknown parameters, one for all filters with the same problem, and
 * one for each other value.
 */
export function addressNotices(problems: readonly ViewProblem[], reader: NoticeReader): readonly string[] {
  const texts = linkTextsOf(reader.strings);
  const unknown = problems.filter(({ code }) => code === 'unknown_parameter').map(({ name }) => quote(name));
  const others = problems.filter((each) => each.code !== 'unknown_parameter' && !isFilter(each));
  return [
    ...filterNotices(problems.filter(isFilter), reader),
    ...(unknown.length === 0 ? [] : [texts.unknownParameter(listed(unknown))]),
    ...others.map((each) => noticeOf(each, texts)),
  ];
}
