import { useLateTexts } from '../../provider/lateTexts.ts';
import { type BuilderTexts, builder } from '../../strings/en/builder.ts';

/** The builder's texts, in the words of the provider's strings. */
export const useBuilderTexts = (): BuilderTexts => useLateTexts('builder', builder);
