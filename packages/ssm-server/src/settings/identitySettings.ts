import type { Settings } from './declared/tables.ts';

interface SharedIdentity {
  /** Required audience of access tokens. */
  readonly audience: string;
  /** Prefix of the product's own claims. */
  readonly namespace: string;
}

export type IdentitySettings =
  | { readonly kind: 'none' }
  | (SharedIdentity & { readonly kind: 'development'; readonly accessTokenSeconds: number })
  | (SharedIdentity & { readonly kind: 'oidc'; readonly issuer: string; readonly clientId: string });

/** An external issuer replaces the development provider. */
export function identitySettings({ identity }: Settings, publicUrl: string | undefined): IdentitySettings {
  const { kind, issuer, clientId = '', audience, claimNamespace: namespace, accessTokenSeconds } = identity;
  if (issuer !== undefined) return { kind: 'oidc', issuer, clientId, audience: audience ?? '', namespace };
  if (kind === 'none') return { kind };
  const own = `${publicUrl ?? 'https://ssm.invalid'}/sat`;
  return { kind: 'development', audience: audience ?? own, namespace, accessTokenSeconds };
}
