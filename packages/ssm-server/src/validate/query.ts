import { ProblemError } from '../answer/problem.ts';

function decode(text: string, field: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    const detail = `The query parameter ${field} is not valid percent-encoding. Encode it as UTF-8, a percent sign as %25.`;
    throw new ProblemError({ code: 'invalid_parameter', detail, field });
  }
}

/**
 * Parses a query string strictly; `search` may start with `?`. Throws a ProblemError for a duplicate or badly encoded
 * parameter.
 */
export function readQuery(search: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals), 'name');
    const value = decode(equals < 0 ? '' : pair.slice(equals + 1), name);
    if (values.has(name)) {
      const detail = 'A query parameter is given more than once. Give each once.';
      throw new ProblemError({ code: 'invalid_parameter', detail, field: name });
    }
    values.set(name, value);
  }
  return values;
}
