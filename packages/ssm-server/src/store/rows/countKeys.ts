/** Under what the database keeps what was counted of a sender. */
import { createHash } from 'node:crypto';
import { allowanceKinds, senderOf } from '../../exchange/allowance.ts';

/** A sender as the database keeps them: neither a person nor an address can be read off it. */
export const nameOfSender = (sender: string): string =>
  createHash('sha256').update(sender).digest('base64url').slice(0, 32);

/** What stands there for what a person was counted for, one for each kind. */
export const countKeysOf = (sub: string): readonly string[] =>
  allowanceKinds.map((kind) => `${kind}:${nameOfSender(senderOf(sub, undefined))}`);
