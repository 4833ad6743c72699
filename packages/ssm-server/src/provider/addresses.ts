/** Under which addresses the development identity provider answers, and so which issuers are it. */

/** Below the server's root. */
export const providerPath = '/oidc';

export interface ProviderAddresses {
  /** The origin and base path that the caller uses, such as `http://localhost:4173`; undefined for a host that is not ours. */
  readonly baseOf: (host: string | undefined) => string | undefined;
  readonly isIssuer: (issuer: string) => boolean;
  /** For tokens that are made without a caller. */
  readonly issuer: string;
}

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const anyHost = /^[A-Za-z0-9.-]+(?::\d{1,5})?$/;

export interface ProviderPlace {
  readonly publicUrl?: string | undefined;
  /** Where the server listens. */
  readonly host: string;
  readonly port: number;
}

/**
 * With a public address that one alone. Without, whatever name of this machine the caller used: a page of another
 * name, whose address was made to lead here, gets nothing unless the server is open to the network anyway.
 */
export function providerAddresses({ publicUrl, host, port }: ProviderPlace): ProviderAddresses {
  const isLoopback = loopback.test(host) || host === '::1';
  const pattern = isLoopback ? loopback : anyHost;
  const baseOf = (name: string | undefined): string | undefined => {
    if (publicUrl !== undefined) return publicUrl;
    return name !== undefined && (pattern.test(name) || loopback.test(name))
      ? `http://${name.toLowerCase()}`
      : undefined;
  };
  return {
    baseOf,
    isIssuer(issuer) {
      if (publicUrl !== undefined) return issuer === publicUrl + providerPath;
      const name = /^http:\/\/([^/]+)\/oidc$/.exec(issuer)?.[1];
      return baseOf(name) === `http://${name}`;
    },
    issuer: `${publicUrl ?? `http://localhost:${port}`}${providerPath}`,
  };
}
