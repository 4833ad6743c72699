/** The token in an Authorization header. */

/** The bearer token; undefined without the header, or when it names another scheme. */
export function bearerToken(authorization: string | null): string | undefined {
  return authorization?.match(/^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i)?.[1];
}
