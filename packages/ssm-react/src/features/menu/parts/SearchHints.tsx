import { type ReactNode, useMemo } from 'react';
import type { AssayVersion, Catalogue, WithdrawnReagent } from 'ssm-core';
import { asList, nearNames, type SearchQuery, type Table } from 'ssm-core/engine';
import { genesOfNumber } from 'ssm-core/internal';
import { mergeLater, useLateTexts } from '../../../provider/lateTexts.ts';
import { type Ssm, useSsm } from '../../../provider/useSsm.ts';
import { menuNotes } from '../../../strings/en/menuNotes.ts';
import { otherVersionName, withdrawnByOtherText, withdrawnText } from '../../../strings/otherVersionText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { RowTag } from '../grid/sheet.ts';

export interface NearNamesProps {
  readonly table: Table;
  readonly search: string;
  readonly onChoose: (name: string) => void;
}

/** Offers names that the search may mean: a similar name, or the gene of which a plain number is the Entrez id. */
export function NearNames({ table, search, onChoose }: NearNamesProps) {
  const { strings } = useSsm();
  const notes = useLateTexts('menuNotes', menuNotes);
  const names = useMemo(() => {
    const list = asList(table, search);
    return list === null ? nearNames(table, search) : [list];
  }, [table, search]);
  const gene = useMemo(() => genesOfNumber(table, search), [table, search]);
  if (gene !== null) {
    const symbols = gene.symbols.join(strings.values.listSeparator);
    return (
      <div className="ssm-MenuTable-near" data-part="Near" role="status">
        <span>{notes.entrezIdOf(search.trim(), symbols)}</span>
        <Button size="small" onPress={() => onChoose(gene.name)}>
          {notes.searchFor(gene.name)}
        </Button>
      </div>
    );
  }
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label={notes.didYouMean} className="ssm-MenuTable-near" data-part="Near">
      <span>{notes.didYouMean}</span>
      {names.map((name) => (
        <Button key={name} size="small" onPress={() => onChoose(name)}>
          <span translate="no">{name}</span>
        </Button>
      ))}
    </div>
  );
}

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

/** Tags rows whose protein has several reagents. Pressing the tag opens the preview beside the rows, if there is one. */
export function sharedTags(
  counts: Uint16Array,
  strings: Ssm['strings'],
  countText: Ssm['countText'],
): (row: number) => RowTag | undefined {
  const notes = mergeLater(strings, 'menuNotes', menuNotes);
  const tags = new Map<number, RowTag>();
  return (row) => {
    const count = counts[row] ?? 0;
    if (count < 2) return undefined;
    const known = tags.get(count);
    if (known !== undefined) return known;
    const made: RowTag = {
      tag: (
        <span className="ssm-Grid-tag" data-part="Reagents" aria-hidden="true">
          {notes.sharedTag(countText(count))}
        </span>
      ),
      title: notes.sharedTitle(countText(count)),
    };
    tags.set(count, made);
    return made;
  };
}
