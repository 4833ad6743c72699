import { useLateTexts } from '../../provider/lateTexts.ts';
import { type CollectionsTexts, collections } from '../../strings/en/collections.ts';

/** The texts of curated collections, in the words of the provider's strings. */
export const useCollectionsTexts = (): CollectionsTexts => useLateTexts('collections', collections);
