/** If-Match: the states of a thing that a caller takes it for (RFC 9110, 13.1.1). */
import { ProblemError } from './problem.ts';

const oneTag = /^(?:W\/)?"[^"]*"$/;
const tags = /(?:W\/)?"[^"]*"/g;

/** The states that the header names, without their quotes; a ProblemError when it is missing or is none. */
export function expectedStates(ifMatch: string | null): readonly string[] | '*' {
  const given = ifMatch?.trim() ?? '';
  if (given === '') {
    const detail = 'Say which state you have seen: send its ETag as If-Match.';
    throw new ProblemError({ code: 'precondition_required', detail, field: 'If-Match' });
  }
  if (given === '*') return '*';
  const listed = given.match(tags) ?? [];
  if (listed.length === 0 || !given.split(',').every((part) => oneTag.test(part.trim()))) {
    const detail = 'If-Match is no list of ETags. Send an ETag as it was answered, in double quotes.';
    throw new ProblemError({ code: 'invalid_parameter', detail, field: 'If-Match' });
  }
  // A weak one says that it does not name the state exactly: it matches none.
  return listed.filter((tag) => !tag.startsWith('W/')).map((tag) => tag.slice(1, -1));
}

/** A state as the ETag that names it. */
export function stateTag(state: string): string {
  return `"${state}"`;
}
