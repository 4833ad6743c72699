/** Whether the query of an address carries the end of a sign-in. A code alone is none: its state is missing. */
export function carriesSignIn(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'));
}
