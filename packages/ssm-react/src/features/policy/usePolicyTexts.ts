import { useLateTexts } from '../../provider/lateTexts.ts';
import { type PolicyTexts, policy } from '../../strings/en/policy.ts';

/** Returns the texts of the cookie policy and the consent question in the provider's strings. */
export const usePolicyTexts = (): PolicyTexts => useLateTexts('policy', policy);
