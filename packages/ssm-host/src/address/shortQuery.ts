/** Request lines and headers of 8 KB are a common limit. */
const maximumLength = 7000;

/** In the order in which they are tried: a pasted list makes the search long, pasted texts the filters. */
const omissions = [['search'], ['filters'], ['search', 'filters']] as const;

/** The query as servers take it: one that is too long goes without its search, without its filters, or without both. */
export function shortQuery(search: string): string {
  let short = search;
  for (const names of omissions) {
    if (short.length <= maximumLength) break;
    const parameters = new URLSearchParams(search);
    for (const name of names) parameters.delete(name);
    short = parameters.size === 0 ? '' : `?${parameters}`;
  }
  return short;
}
