export const providerPath = '/oidc';

export interface ProviderAddresses {
  /**
   * Returns the origin and base path that the caller uses, such as `http://localhost:4173`; undefined for an unknown
   * host.
   */
  readonly baseOf: (host: string | undefined) => string | undefined;
  readonly isIssuer: (issuer: string) => boolean;
  readonly issuer: string;
}

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const anyHost = /^[A-Za-z0-9.-]+(?::\d{1,5})?$/;

export interface ProviderPlace {
  readonly publicUrl?: string | undefined;
  readonly host: string;
  readonly port: number;
}

/**
 * If the public URL is set, accepts only its host. Otherwise a loopback server accepts only loopback names, so that a
 * page with a rebound DNS name gets nothing. A server on the network then accepts any host.
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
