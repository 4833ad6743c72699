/** Servers commonly limit request lines and headers to 8 KB. */
const maximumLength = 7000;

/** Tried in this order: a pasted list makes the search long, pasted texts make the filters long. */
const omissions = [['search'], ['filters'], ['search', 'filters']] as const;

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
