/**
 * Whether the query of an address carries the end of a sign-in. A code alone, which cannot be redeemed, does too: whoever
 * is remembered is validated, and anybody else told why nobody was signed in.
 */
export function carriesSignIn(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return parameters.has('code') || (parameters.has('state') && parameters.has('error'));
}
