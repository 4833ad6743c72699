import { useLateTexts } from '../../provider/lateTexts.ts';
import { type PolicyTexts, policy } from '../../strings/en/policy.ts';

/** The texts of a host's cookie policy and its question for consent, in the words of the provider's strings. */
export const usePolicyTexts = (): PolicyTexts => useLateTexts('policy', policy);
