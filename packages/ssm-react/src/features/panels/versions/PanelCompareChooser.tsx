import { useState } from 'react';
import { type Group, type PanelVersion, panelQuery } from 'ssm-core';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { SearchField } from '../../../ui/field/SearchField.tsx';
import { Said } from '../../../ui/screen-reader/Said.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { QueryNotice } from '../view/QueryNotice.tsx';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { PanelCompare } from './PanelCompare.tsx';
import { type OtherPanels, type PanelChoice, useOtherPanels } from './useOtherPanels.ts';

export interface PanelCompareChooserProps {
  readonly panelId: string;
  readonly group: Group;
  readonly number: number;
  readonly versions: readonly PanelVersion[];
  readonly sub: string | undefined;
  readonly comparisons: readonly PanelChoice[] | undefined;
  readonly nameOf: ((seqId: string) => string | null) | undefined;
}

interface Side {
  readonly value: string;
  readonly label: string;
  readonly name: string;
  readonly panelId: string;
  readonly number?: number;
}

const nothing = '';

function useVersionSides({ panelId, versions }: PanelCompareChooserProps): readonly Side[] {
  const { countText } = useSsm();
  const { history, compare } = usePanelViewTexts();
  return versions.map(({ number }) => ({
    value: `version ${number}`,
    label: history.version(countText(number)),
    name: compare.version(countText(number)),
    panelId,
    number,
  }));
}

function sideOf({ id, name }: PanelChoice): Side {
  return { value: `panel ${id}`, label: name, name, panelId: id };
}

function withChosen(sides: readonly Side[], chosen: Side | undefined): readonly Side[] {
  if (chosen === undefined || sides.some(({ value }) => value === chosen.value)) return sides;
  return [...sides, chosen];
}

export function PanelCompareChooser(props: PanelCompareChooserProps) {
  const { panelId, group, number, comparisons, sub, nameOf } = props;
  const { compare } = usePanelViewTexts();
  const found = useOtherPanels(comparisons === undefined ? sub : undefined, panelId);
  const [chosen, setChosen] = useState<Side>();
  const [other, setOther] = useState<Side | null>();
  const panels = (comparisons ?? found.choices).filter(({ id }) => id !== panelId).map(sideOf);
  const sides = [...useVersionSides(props), ...panels];
  const firsts = withChosen(sides, chosen);
  const first = chosen ?? sides.find(({ value }) => value === `version ${number}`) ?? sides[0];
  const others = withChosen(sides, other ?? undefined).filter(({ value }) => value !== first?.value);
  // The default is the version before the shown one, because most users want to see what changed.
  const before = others.find(({ value }) => value === `version ${number - 1}`);
  const second = other === undefined ? before : others.find(({ value }) => value === other?.value);
  /** Chooses the first side. Swaps the sides if both would be the same. */
  function chooseFirst(side: Side | undefined): void {
    if (side?.value === second?.value) setOther(first);
    setChosen(side);
  }

  if (first === undefined || (others.length === 0 && !found.isSearchable)) return null;
  return (
    <div className="ssm-Panel-chooser" data-component="PanelCompareChooser" role="group" aria-label={compare.title}>
      <div className="ssm-Panel-side">
        <span aria-hidden="true">{compare.first}</span>
        <Select
          label={compare.first}
          options={firsts}
          value={first.value}
          onChange={(value) => chooseFirst(firsts.find((side) => side.value === value))}
        />
      </div>
      <div className="ssm-Panel-side">
        <span aria-hidden="true">{compare.second}</span>
        <Select
          label={compare.second}
          options={[{ value: nothing, label: compare.nothing }, ...others]}
          value={second?.value ?? nothing}
          onChange={(value) => setOther(others.find((side) => side.value === value) ?? null)}
        />
      </div>
      {found.isSearchable && <FindPanel found={found} group={group} />}
      {found.error !== null && <QueryNotice error={found.error} label={compare.loading} onRetry={found.retry} />}
      {second !== undefined && <Compared first={first} second={second} nameOf={nameOf} />}
    </div>
  );
}

function FindPanel({ found, group }: { readonly found: OtherPanels; readonly group: Group }) {
  const { countText } = useSsm();
  const { compare } = usePanelViewTexts();
  const { choices, total, search, changeSearch } = found;
  const shown = choices.length;
  const isNothing = shown === 0 && found.error === null && search.trim() !== '';
  const some = shown > 0 && shown < total ? compare.shownOf(countText(shown), countText(total), group) : '';
  const text = isNothing ? compare.nothingFound(group, search.trim()) : some;
  return (
    <>
      <SearchField
        label={compare.find(group)}
        clearLabel={compare.clearSearch}
        value={search}
        onChange={changeSearch}
      />
      <output className="ssm-Panel-hint" aria-live="off">
        <span>{text}</span>
      </output>
      <Said text={text} />
    </>
  );
}

interface ComparedProps {
  readonly first: Side;
  readonly second: Side;
  readonly nameOf: PanelCompareChooserProps['nameOf'];
}

function useSide({ panelId, number }: Side) {
  const { client } = useSsm();
  return useSatQuery(panelQuery(client, { panelId, number }));
}

function Compared({ first, second, nameOf }: ComparedProps) {
  const { compare } = usePanelViewTexts();
  const [one, other] = [useSide(first), useSide(second)];
  if (one.data === undefined || other.data === undefined) {
    const failed = one.error === null ? other : one;
    return <QueryNotice error={failed.error} label={compare.loading} onRetry={() => void failed.refetch()} />;
  }
  const [{ panel: onePanel }, { panel: otherPanel }] = [one.data, other.data];
  return (
    <PanelCompare
      first={{ label: first.name, version: onePanel.version, seqIds: onePanel.seqIds }}
      second={{ label: second.name, version: otherPanel.version, seqIds: otherPanel.seqIds }}
      nameOf={nameOf}
    />
  );
}
