import type { AssayVersion, Builder, Group } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { VisuallyHidden } from '../../ui/screen-reader/VisuallyHidden.tsx';
import { useBuilder, useBuilderTexts } from './useBuilder.ts';

export interface BuilderLabelProps {
  /** The working lists whose count is shown. */
  readonly builder: Builder;
  /** The list that is counted. */
  readonly version: AssayVersion;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
}

/** Content of a link to a builder: its name and its number of analytes, as "7K Panel Builder, 3 analytes". */
export function BuilderLabel({ builder, version, group }: BuilderLabelProps) {
  const { strings, countText } = useSsm();
  const texts = useBuilderTexts();
  const { count } = useBuilder(builder, version);
  const title = texts.title(strings.version[version], group);
  const shown = countText(count);
  return (
    <>
      <span aria-hidden="true">{title}</span>
      <span className="ssm-Builder-count" data-component="BuilderLabel" aria-hidden="true">
        {shown}
      </span>
      <VisuallyHidden>{texts.label(title, texts.analytes(count, shown))}</VisuallyHidden>
    </>
  );
}
