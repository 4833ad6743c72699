import { sha256Of } from 'ssm-core/internal';

export interface Revocations {
  isRevoked(tokenId: string): boolean;
  revoke(tokenId: string, expires: Date): Promise<void>;
}

/**
 * Identifies a token without disclosing it. Leaves out the signature, because the same claims can get a second valid
 * signature without the key.
 */
export async function tokenIdOf(accessToken: string): Promise<string> {
  const signed = accessToken.slice(0, accessToken.lastIndexOf('.'));
  return sha256Of(signed);
}

export function createRevocations(): Revocations {
  const revoked = new Set<string>();
  return {
    isRevoked: (tokenId) => revoked.has(tokenId),
    revoke: async (tokenId) => void revoked.add(tokenId),
  };
}
