const longestSearch = 200;

/** Cleans a search text for the server: no control characters or lone surrogates, at most 200 characters. */
export function searchable(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .toWellFormed();
}
