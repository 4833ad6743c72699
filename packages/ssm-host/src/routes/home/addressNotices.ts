/** What is said of the parts of an address that cannot be read. */
import type { ViewProblem } from 'ssm-core';
import { type LinkTexts, linkTextsOf, type Strings } from 'ssm-react';

/** A name or value may be as long as an address, and names as many; a notification may not. */
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

/** One sentence for all unknown parameters, and one for each value that cannot be used. */
export function addressNotices(problems: readonly ViewProblem[], strings: Strings): readonly string[] {
  const texts = linkTextsOf(strings);
  const unknown = problems.filter(({ code }) => code === 'unknown_parameter').map(({ name }) => quote(name));
  const names = unknown.length > mostNames ? [...unknown.slice(0, mostNames), '…'] : unknown;
  const others = problems.filter(({ code }) => code !== 'unknown_parameter').map((each) => noticeOf(each, texts));
  return names.length === 0 ? others : [texts.unknownParameter(names.join(', ')), ...others];
}
