import type { AssayVersion, WithdrawnReagent } from 'ssm-core';
import { otherVersionName, withdrawnByOtherText } from '../strings/withdrawnText.ts';
import { useMenuNotes } from './useMenuNotes.ts';
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
  const notes = useMenuNotes();
  const listed = new Set(seqIds);
  const known = withdrawn.filter(({ seqId }) => listed.has(seqId));
  if (known.length === 0) return null;
  const other = otherVersionName(strings, version);
  return (
    <details className={className} data-part="WithdrawnByOther">
      <summary>{notes.withdrawnTitle(other, known.length, countText(known.length))}</summary>
      <ul>
        {known.map((each) => (
          <li key={each.seqId}>{withdrawnByOtherText(notes, other, each)}</li>
        ))}
      </ul>
    </details>
  );
}
