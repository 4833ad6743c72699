import type { Ref } from 'react';
import type { PanelFileCheck } from 'ssm-core';
import { isContentChanged } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { useImportTexts } from '../useImportTexts.ts';

export interface ContentCheckProps {
  readonly check: PanelFileCheck;
  /** Said if the content differs; default a short sentence. */
  readonly differs?: string | undefined;
  readonly verdictRef?: Ref<HTMLParagraphElement>;
}

/** Says whether an exported panel has the content that it states, with both hashes. */
export function ContentCheck({ check, differs, verdictRef }: ContentCheckProps) {
  const { strings, countText } = useSsm();
  const { content } = useImportTexts();
  const { version, count, stated, computed } = check;
  if (version === null) return <p>{content.noPanel}</p>;
  const isChanged = isContentChanged(check);
  const verdict = stated === null ? content.noHash : isChanged ? (differs ?? content.differed) : content.same;
  const hashes = [
    ...(stated === null ? [] : [[content.stated, stated] as const]),
    ...(computed === null || computed === stated ? [] : [[content.computed, computed] as const]),
  ];
  return (
    <div className="ssm-Import-content" data-part="ContentCheck">
      <p
        ref={verdictRef}
        tabIndex={verdictRef === undefined ? undefined : -1}
        className={isChanged ? 'ssm-Import-problem' : undefined}
      >
        {verdict} <span>{content.of(count, countText(count), strings.version[version])}</span>
      </p>
      <dl className="ssm-Import-hashes" translate="no">
        {hashes.map(([title, hash]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{hash}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
