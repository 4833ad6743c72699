/** GET /openapi.json: the contract itself. It is no operation of its own contract. */
import { satDocument } from 'ssm-openapi';
import type { PlannedAnswer } from '../answer/respond.ts';

const text = (): string => JSON.stringify(satDocument);

/** The contract's text is its own key: another contract has another ETag. */
export const contractPlan: PlannedAnswer = {
  get key() {
    return text();
  },
  mediaType: 'application/json',
  make: () => new TextEncoder().encode(text()),
};
