import { createHash } from 'node:crypto';
import { allowanceKinds, senderOf } from '../../exchange/access.ts';

/** Hashes a sender, so the database reveals neither a person nor an address. */
export const nameOfSender = (sender: string): string =>
  createHash('sha256').update(sender).digest('base64url').slice(0, 32);

export const countKeysOf = (sub: string): readonly string[] =>
  allowanceKinds.map((kind) => `${kind}:${nameOfSender(senderOf(sub, undefined))}`);
