import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PanelVersion, panelQuery } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { Select } from '../../ui/Select.tsx';
import { PanelCompare } from './PanelCompare.tsx';
import type { PanelChoice } from './panelChoice.ts';
import { QueryNotice } from './QueryNotice.tsx';
import { usePanelViewTexts } from './usePanelViewTexts.ts';

export interface PanelCompareChooserProps {
  readonly panelId: string;
  /** The version that is shown, and compared until another is chosen. */
  readonly number: number;
  readonly versions: readonly PanelVersion[];
  readonly comparisons: readonly PanelChoice[] | undefined;
  readonly nameOf: ((seqId: string) => string | null) | undefined;
}

/** Something that can be compared: a version of the panel, or another panel as it is. */
interface Side {
  readonly value: string;
  readonly label: string;
  readonly panelId: string;
  readonly number?: number;
}

const nothing = '';

function useSides({ panelId, versions, comparisons = [] }: PanelCompareChooserProps): readonly Side[] {
  const { countText } = useSsm();
  const { history } = usePanelViewTexts();
  return [
    ...versions.map(({ number }) => ({
      value: `version ${number}`,
      label: history.version(countText(number)),
      panelId,
      number,
    })),
    ...comparisons
      .filter(({ id }) => id !== panelId)
      .map(({ id, name }) => ({ value: `panel ${id}`, label: name, panelId: id })),
  ];
}

/** Chooses two versions, or a version and another panel, and compares them. */
export function PanelCompareChooser(props: PanelCompareChooserProps) {
  const { number, nameOf } = props;
  const { compare } = usePanelViewTexts();
  const sides = useSides(props);
  const [chosen, setChosen] = useState<string>();
  const [other, setOther] = useState(nothing);
  const first = sides.find(({ value }) => value === (chosen ?? `version ${number}`)) ?? sides[0];
  const others = sides.filter((side) => side !== first);
  const second = others.find(({ value }) => value === other);
  if (first === undefined || others.length === 0) return null;
  return (
    <div className="ssm-Panel-chooser" data-component="PanelCompareChooser" role="group" aria-label={compare.title}>
      <span aria-hidden="true">{compare.first}</span>
      <Select label={compare.first} options={sides} value={first.value} onChange={setChosen} />
      <span aria-hidden="true">{compare.second}</span>
      <Select
        label={compare.second}
        options={[{ value: nothing, label: compare.nothing }, ...others]}
        value={second?.value ?? nothing}
        onChange={setOther}
      />
      {second !== undefined && <Compared first={first} second={second} nameOf={nameOf} />}
    </div>
  );
}

interface ComparedProps {
  readonly first: Side;
  readonly second: Side;
  readonly nameOf: PanelCompareChooserProps['nameOf'];
}

function useSide({ panelId, number }: Side) {
  const { client, queryClient } = useSsm();
  return useQuery({ ...panelQuery(client, { panelId, number }), meta: { isSilent: true } }, queryClient);
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
      first={{ label: first.label, version: onePanel.version, seqIds: onePanel.seqIds }}
      second={{ label: second.label, version: otherPanel.version, seqIds: otherPanel.seqIds }}
      nameOf={nameOf}
    />
  );
}
