import { useLateTexts } from '../../provider/lateTexts.ts';
import { type CollectionsTexts, collections } from '../../strings/en/collections.ts';

/** Returns the texts of curated collections in the provider's strings. */
export const useCollectionsTexts = (): CollectionsTexts => useLateTexts('collections', collections);
