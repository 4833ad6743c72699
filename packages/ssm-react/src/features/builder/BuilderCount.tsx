import type { AssayVersion, Builder } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useBuilder } from './useBuilder.ts';
import { useBuilderTexts } from './useBuilderTexts.ts';

export interface BuilderCountProps {
  readonly builder: Builder;
  readonly version: AssayVersion;
}

/** How many analytes a list holds: a number to stand inside a link to it, which is then read as "…, 3 analytes". */
export function BuilderCount({ builder, version }: BuilderCountProps) {
  const { countText } = useSsm();
  const { analytes } = useBuilderTexts();
  const { count } = useBuilder(builder, version);
  return (
    <>
      <VisuallyHidden>{`, ${analytes(count, countText(count))}`}</VisuallyHidden>
      <span className="ssm-Builder-count" data-component="BuilderCount" aria-hidden="true">
        {countText(count)}
      </span>
    </>
  );
}
