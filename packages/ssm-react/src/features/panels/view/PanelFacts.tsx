import type { ReactNode } from 'react';
import type { Group, Panel } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { useFigures } from './useFigures.ts';
import { usePanelViewTexts } from './usePanelViewTexts.ts';

export interface PanelFactsProps {
  readonly panel: Panel;
  readonly group: Group;
  readonly isOld: boolean;
}

function Time({ time }: { readonly time: string }) {
  const figures = useFigures();
  return <time dateTime={time}>{figures.time(time)}</time>;
}

export function PanelFacts({ panel, group, isOld }: PanelFactsProps) {
  const { strings, countText } = useSsm();
  const { facts } = usePanelViewTexts();
  const lines: readonly (readonly [title: string, value: ReactNode])[] = [
    [facts.version, strings.version[panel.version]],
    [facts.count, countText(panel.seqIds.length)],
    [facts.number(group), countText(panel.number)],
    [isOld ? facts.saved : facts.changed, <Time key="changed" time={panel.changed} />],
    [facts.created, <Time key="created" time={panel.created} />],
    [facts.revision, <code key="revision">{panel.catalogueRevision}</code>],
    [facts.id, <code key="id">{panel.id}</code>],
  ];
  return (
    <>
      <dl className="ssm-Panel-facts" data-component="PanelFacts">
        {lines.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {panel.description !== '' && <p className="ssm-Panel-description">{panel.description}</p>}
    </>
  );
}
