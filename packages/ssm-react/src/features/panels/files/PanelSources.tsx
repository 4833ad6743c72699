import { useId, useMemo, useState } from 'react';
import { type Group, type PanelSource, type PanelSourceTexts, panelSourcesQuery } from 'ssm-core';
import { changedHashes, sourceName, summariseSource } from 'ssm-core/internal';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { Link } from '../../../ui/button/Link.tsx';
import { useChangesTexts } from '../changes/useChangeWords.ts';
import { QueryNotice } from '../view/QueryNotice.tsx';
import { useFigures } from '../view/useFigures.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { planTerms } from './planTerms.ts';
import { SourceRows } from './SourceRows.tsx';
import { useSourceWords } from './usePanelExport.ts';

export interface PanelSourcesProps {
  /** Id of the section, which the button that opens the section refers to. */
  readonly id?: string | undefined;
  /** The saved panel. */
  readonly panelId: string;
  /** The shown version. The section has the imported lists of this version and of all earlier versions. */
  readonly number: number;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** Returns the address of a panel. With it, a move links to the moved panel. */
  readonly panelHref?: ((panelId: string) => string) | undefined;
  /** Called on a plain click on the link to the moved panel. */
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
}

/** Shows the imported lists that a panel was made from, with the decision for every row. */
export function PanelSources({ id, panelId, number, group, ...links }: PanelSourcesProps) {
  const { client } = useSsm();
  const { sources: texts } = usePanelViewTexts();
  const words = useSourceWords();
  const query = useSatQuery(panelSourcesQuery(client, { panelId, number }));
  const { data, error } = query;
  return (
    <section id={id} className="ssm-Panel-versions" data-component="PanelSources" aria-label={texts.title}>
      <h2 className="ssm-Panel-title">{texts.title}</h2>
      {(data === undefined || error !== null) && (
        <QueryNotice error={error} label={texts.loading} onRetry={() => void query.refetch()} />
      )}
      {data?.length === 0 && <p className="ssm-Panel-hint">{texts.none(group)}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="ssm-Panel-sources" aria-label={texts.listName(group)}>
          {data.map((source) => (
            <Source key={source.id} source={source} words={words} group={group} {...links} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface SourceProps extends Pick<PanelSourcesProps, 'group' | 'panelHref' | 'onOpenPanel'> {
  readonly source: PanelSource;
  readonly words: PanelSourceTexts;
}

function Source({ source, words, group, panelHref, onOpenPanel }: SourceProps) {
  const { countText, strings } = useSsm();
  const { sources: texts } = usePanelViewTexts();
  const ofChanges = useChangesTexts();
  const figures = useFigures();
  const [isOpen, setIsOpen] = useState(false);
  const tableId = useId();
  const summary = useMemo(() => summariseSource(source), [source]);
  const { rows, seqIds, removed, edited, decisions } = summary;
  const name = sourceName(source, words);
  const lines = {
    one_per_protein: () =>
      `${texts.proteins(rows, countText(rows))}: ${texts.kept(seqIds, countText(seqIds))}, ${texts.removed(removed, countText(removed))}`,
    comparison: () => texts.compared(rows, countText(rows)),
    move: () => (source.moved?.table ? texts.coefficients(source.moved.table) : texts.noCoefficients),
    plan: () => planTerms(texts, source, strings.values.listSeparator).join('; '),
    catalogue_update: () => ofChanges.sourceLine(rows, countText(rows)),
    list: () => `${texts.read(rows, countText(rows))}, ${texts.taken(seqIds, countText(seqIds))}`,
  };
  const line = lines[source.kind ?? 'list']();
  const hashes = changedHashes(source);
  const movedPanel = source.moved?.panelId ?? null;
  const button = isOpen ? texts.hideRows : texts.showRows;
  return (
    <li>
      <h3 className="ssm-Panel-name">{name}</h3>
      <p className="ssm-Panel-hint">
        <time dateTime={source.at}>{figures.time(source.at)}</time>
        {source.catalogueRevision !== '' && <span>{`, ${texts.revision(source.catalogueRevision)}`}</span>}
      </p>
      <p>
        <span>{line}</span>
        {edited > 0 && <span>{`, ${texts.edited(edited, countText(edited))}`}</span>}
      </p>
      {hashes !== null && <p className="ssm-Panel-note">{texts.changedContent(hashes.stated, hashes.computed)}</p>}
      {decisions.size > 0 && source.kind !== 'comparison' && source.kind !== 'plan' && (
        <dl className="ssm-Panel-decisions">
          {[...decisions].map(([decision, count]) => (
            <div key={decision}>
              <dt>{texts.decisions[decision]}</dt>
              <dd>{countText(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {movedPanel !== null && panelHref !== undefined && (
        <p>
          <Link href={panelHref(movedPanel)} onFollow={onOpenPanel && (() => onOpenPanel(movedPanel))}>
            {texts.openMoved(group)}
          </Link>
        </p>
      )}
      {rows > 0 && (
        <button
          type="button"
          className="ssm-Button"
          data-variant="quiet"
          data-size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? tableId : undefined}
          aria-label={texts.rowsOf(button, name)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {button}
        </button>
      )}
      {isOpen && <SourceRows id={tableId} rows={source.rows} kind={source.kind} name={name} words={words} />}
    </li>
  );
}
