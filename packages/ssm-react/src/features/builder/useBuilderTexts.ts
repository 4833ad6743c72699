import { useLateTexts } from '../../provider/lateTexts.ts';
import { type BuilderTexts, builder } from '../../strings/en/builder.ts';

/** Returns the builder's texts in the provider's strings. */
export const useBuilderTexts = (): BuilderTexts => useLateTexts('builder', builder);
