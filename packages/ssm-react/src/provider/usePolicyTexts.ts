import { useMemo } from 'react';
import { type PolicyTexts, policy } from '../strings/en/policy.ts';
import { mergeLater } from '../strings/mergeLater.ts';
import { useSsm } from './useSsm.ts';

/** The texts of a host's cookie policy and its question for consent, in the words of the provider's strings. */
export function usePolicyTexts(): PolicyTexts {
  const { strings } = useSsm();
  return useMemo(() => mergeLater(strings, 'policy', policy), [strings]);
}
