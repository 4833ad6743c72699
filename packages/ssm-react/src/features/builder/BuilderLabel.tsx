import type { AssayVersion, Builder, Group } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { VisuallyHidden } from '../../ui/screen-reader/VisuallyHidden.tsx';
import { useBuilder, useBuilderTexts } from './useBuilder.ts';

export interface BuilderLabelProps {
  /** The working lists, one of which is counted. */
  readonly builder: Builder;
  /** The assay version of the counted list. */
  readonly version: AssayVersion;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
}

/**
 * The content of a link to a builder: the name of the builder and its number of analytes, such as “7K Panel Builder,
 * 3 analytes”.
 */
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
