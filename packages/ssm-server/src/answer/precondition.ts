/** If-Match: the states of a thing that a caller takes it for (RFC 9110, 13.1.1). */
import { ProblemError } from './problem.ts';

const oneTag = /^(?:W\/)?"[^"]*"$/;
const tags = /(?:W\/)?"[^"]*"/g;

/**
 * The states that the header names, without their quotes; a ProblemError when it is missing or is none. A weak tag
 * names the same state as the strong one, unlike what RFC 9110 (13.1.1) has If-Match compare: a proxy that compresses
 * makes every ETag weak, as the bytes are others, and nobody behind one could save. It is safe because these tags are
 * opaque names of a version or a deletion, and not of bytes: two of them never share one.
 */
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
  return listed.map((tag) => tag.replace(/^W\//, '').slice(1, -1));
}

/** A state as the ETag that names it. */
export function stateTag(state: string): string {
  return `"${state}"`;
}
