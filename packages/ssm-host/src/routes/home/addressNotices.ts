/** What is said of the parts of an address that cannot be read. */
import type { ViewProblem } from 'ssm-core';
import type { Strings } from 'ssm-react';

/** A name or value may be as long as an address, and names as many; a notification may not. */
const longestQuote = 60;
const mostNames = 5;

function quote(text: string): string {
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…`.toWellFormed() : text.toWellFormed();
}

/** One sentence for all unknown parameters, and one for each value that cannot be used. */
export function addressNotices(problems: readonly ViewProblem[], { errors }: Strings): readonly string[] {
  const unknown = problems.filter(({ code }) => code === 'unknown_parameter').map(({ name }) => quote(name));
  const names = unknown.length > mostNames ? [...unknown.slice(0, mostNames), '…'] : unknown;
  const invalid = problems
    .filter(({ code }) => code === 'invalid_value')
    .map(({ name, value }) => errors.linkInvalidValue(name, quote(value)));
  return names.length === 0 ? invalid : [errors.linkUnknownParameter(names.join(', ')), ...invalid];
}
