/**
 * Returns whether a query carries the end of a sign-in.
 * A code alone counts too, though it cannot be redeemed: the result is a validated session or a notice of the failure.
 */
export function carriesSignIn(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return parameters.has('code') || (parameters.has('state') && parameters.has('error'));
}
