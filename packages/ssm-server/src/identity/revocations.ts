/** Access tokens that were signed out before their time. */
import { sha256Of } from 'ssm-core/internal';

export interface Revocations {
  isRevoked(tokenId: string): boolean;
  /** Refused from now on, until it would have ended by itself. */
  revoke(tokenId: string, expires: Date): Promise<void>;
}

/**
 * Names a token without disclosing it. The signature is left out: the same claims can be signed a second way
 * without the key.
 */
export async function tokenIdOf(accessToken: string): Promise<string> {
  const signed = accessToken.slice(0, accessToken.lastIndexOf('.'));
  return sha256Of(signed);
}

/** Remembered by this server alone, for as long as it runs. */
export function createRevocations(): Revocations {
  const revoked = new Set<string>();
  return {
    isRevoked: (tokenId) => revoked.has(tokenId),
    revoke: async (tokenId) => void revoked.add(tokenId),
  };
}
