import type { AssayVersion, WithdrawnReagent } from 'ssm-core';
import { withdrawnByOtherText } from '../strings/withdrawnText.ts';
import { useSsm } from './useSsm.ts';

export interface WithdrawnByOtherProps {
  /** Of the list. */
  readonly version: AssayVersion;
  readonly seqIds: Iterable<string>;
  /** What the catalogue says of reagents on its menu that the other version no longer offers. */
  readonly withdrawn: readonly WithdrawnReagent[] | undefined;
  readonly className: string;
}

/** Says of a list which of its reagents the other assay version no longer offers, and what they are there. */
export function WithdrawnByOther({ version, seqIds, withdrawn = [], className }: WithdrawnByOtherProps) {
  const { strings, countText } = useSsm();
  const listed = new Set(seqIds);
  const known = withdrawn.filter(({ seqId }) => listed.has(seqId));
  if (known.length === 0) return null;
  const other = strings.version[version === 'V_7K' ? 'V_11K' : 'V_7K'];
  return (
    <details className={className} data-part="WithdrawnByOther">
      <summary>{strings.menu.withdrawnTitle(other, known.length, countText(known.length))}</summary>
      <ul>
        {known.map((each) => (
          <li key={each.seqId}>{withdrawnByOtherText(strings, version, each)}</li>
        ))}
      </ul>
    </details>
  );
}
