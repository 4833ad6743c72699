/** What is said of the parts of an address that cannot be read. */
import type { ViewProblem } from 'ssm-core';
import type { Strings } from 'ssm-react';

/** A name or value may be as long as an address; a notification may not. */
const longestQuote = 60;

function quote(text: string): string {
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…`.toWellFormed() : text.toWellFormed();
}

/** One sentence for all unknown parameters, and one for each value that cannot be used. */
export function addressNotices(problems: readonly ViewProblem[], strings: Strings): readonly string[] {
  const unknown = problems.filter(({ code }) => code === 'unknown_parameter').map(({ name }) => quote(name));
  const invalid = problems
    .filter(({ code }) => code === 'invalid_value')
    .map(({ name, value }) => strings.errors.linkInvalidValue(name, quote(value)));
  return unknown.length === 0 ? invalid : [strings.errors.linkUnknownParameter(unknown.join(', ')), ...invalid];
}
