/** Request lines and headers of 8 KB are a common limit. */
const maximumLength = 7000;

/** The query as servers take it: one that is too long goes without its search, which a pasted list makes long. */
export function shortQuery(search: string): string {
  if (search.length <= maximumLength) return search;
  const parameters = new URLSearchParams(search);
  parameters.delete('search');
  return parameters.size === 0 ? '' : `?${parameters}`;
}
