import { useId } from 'react';
import { type Group, panelListQuery } from 'ssm-core';
import { QueryNotice } from '../../features/panels/view/QueryNotice.tsx';
import { useSheetTexts } from '../../features/sheet/useSheetWords.ts';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { Link } from '../../ui/button/Link.tsx';

/** The panels of the reader, and their addresses. */
export interface OwnPanels {
  /** The `sub` of the signed-in person. */
  readonly sub: string;
  readonly panelHref: (panelId: string) => string;
  /** Called on a plain click on the name of a panel, instead of opening its address. */
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
  /** Address of the list of all panels, to which the section links if it does not name all. */
  readonly listHref: string;
  readonly onOpenList?: (() => void) | undefined;
}

export interface SheetPanelsProps extends OwnPanels {
  readonly seqId: string;
  readonly group: Group;
}

const mostNamed = 10;

/**
 * Lists the reader's panels that contain the reagent, last changed first. Loads after the sheet, which does not wait
 * for it.
 */
export function SheetPanels(props: SheetPanelsProps) {
  const { seqId, group, sub, panelHref, onOpenPanel, listHref, onOpenList } = props;
  const { client, strings, countText } = useSsm();
  const { panels: texts } = useSheetTexts();
  const id = useId();
  const { data, error, refetch } = useSatQuery(panelListQuery(client, { sub, seqId, size: mostNamed }));
  const left = data ? data.total - data.items.length : 0;
  return (
    <section className="ssm-Sheet-group" data-part="Panels" aria-labelledby={id}>
      <h2 id={id}>{texts.title(group)}</h2>
      {(data === undefined || error !== null) && (
        <QueryNotice error={error} label={texts.loading(group)} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && <p>{texts.none(group)}</p>}
      {data !== undefined && data.items.length > 0 && (
        <ul className="ssm-Sheet-links">
          {data.items.map((panel) => (
            <li key={panel.id}>
              <Link href={panelHref(panel.id)} onFollow={onOpenPanel && (() => onOpenPanel(panel.id))}>
                {panel.name}
              </Link>{' '}
              <small>{`(${strings.version[panel.version]})`}</small>
            </li>
          ))}
          {left > 0 && (
            <li>
              <Link href={listHref} onFollow={onOpenList}>
                {texts.more(countText(left), group, left)}
              </Link>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
