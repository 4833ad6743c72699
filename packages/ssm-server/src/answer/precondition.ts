import { ProblemError } from './problem.ts';

const oneTag = /^(?:W\/)?"[^"]*"$/;
const tags = /(?:W\/)?"[^"]*"/g;

/**
 * Returns the states of an If-Match header without quotes. Throws a ProblemError when it is missing or malformed.
 * Accepts weak tags, unlike RFC 9110 (13.1.1): a compressing proxy weakens every ETag, and saves behind one would fail.
 * That is safe, because these tags name states and not bytes.
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

export function stateTag(state: string): string {
  return `"${state}"`;
}
