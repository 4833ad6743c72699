import { useMemo } from 'react';
import { useSsm } from '../../provider/useSsm.ts';
import { type BuilderTexts, builder } from '../../strings/en/builder.ts';
import { mergeLater } from '../../strings/mergeLater.ts';

/** The builder's texts, in the words of the provider's strings; the same object until those change. */
export function useBuilderTexts(): BuilderTexts {
  const { strings } = useSsm();
  return useMemo(() => mergeLater(strings, 'builder', builder), [strings]);
}
