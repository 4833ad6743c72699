import type { ReactNode } from 'react';
import type { AssayVersion, Catalogue, WithdrawnReagent } from 'ssm-core';
import type { SearchQuery } from 'ssm-core/engine';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { menuNotes } from '../../../strings/en/menuNotes.ts';
import { otherVersionName, withdrawnByOtherText, withdrawnText } from '../../../strings/withdrawnText.ts';

interface WithdrawnNoteProps {
  readonly query: SearchQuery;
  readonly withdrawn: readonly WithdrawnReagent[] | undefined;
}

export function WithdrawnNote({ query: { alternatives }, withdrawn = [] }: WithdrawnNoteProps) {
  const notes = useLateTexts('menuNotes', menuNotes);
  const asked = new Set(alternatives.map((terms) => terms.join(' ')));
  const searched = withdrawn.filter(({ seqId }) => asked.has(seqId));
  if (searched.length === 0) return null;
  return (
    <output className="ssm-MenuTable-withdrawn" data-part="Withdrawn">
      {searched.map((each) => (
        <span key={each.seqId}>{withdrawnText(notes, each)}</span>
      ))}
    </output>
  );
}

interface WithdrawnTagProps {
  readonly version: AssayVersion;
  readonly withdrawn: WithdrawnReagent;
}

function WithdrawnTag({ version, withdrawn }: WithdrawnTagProps) {
  const notes = useLateTexts('menuNotes', menuNotes);
  const other = otherVersionName(useSsm().strings, version);
  return (
    <span className="ssm-Grid-tag" data-part="Withdrawn" title={withdrawnByOtherText(notes, other, withdrawn)}>
      {notes.withdrawnTag(other)}
    </span>
  );
}

export function tagsOf({ version, withdrawnByOther = [] }: Catalogue): ((seqId: string) => ReactNode) | undefined {
  if (withdrawnByOther.length === 0) return undefined;
  const tags = new Map(
    withdrawnByOther.map((each) => [each.seqId, <WithdrawnTag key={each.seqId} version={version} withdrawn={each} />]),
  );
  return (seqId) => tags.get(seqId);
}
