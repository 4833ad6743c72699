const longestSearch = 200;

/** What is typed to look for a name, as it is sent: no name holds control characters or halves of characters; the server takes 200. */
export function searchable(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .toWellFormed();
}
