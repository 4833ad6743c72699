import type { AnalyteMeasure } from 'ssm-core';
import { derivationOf } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { derivedText } from '../../../strings/derivedText.ts';
import { useSheetTexts } from '../useSheetTexts.ts';

export function DerivedNote({ measure }: { readonly measure: AnalyteMeasure | undefined }) {
  const { strings } = useSsm();
  const { derivedFrom } = useSheetTexts();
  const derivation = derivationOf(measure);
  return derivation && <small>{` ${derivedFrom(derivedText(strings, derivation))}`}</small>;
}
