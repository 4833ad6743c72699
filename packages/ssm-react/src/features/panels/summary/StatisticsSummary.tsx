import { useEffect, useId, useState } from 'react';
import { type AssayVersion, type Group, type PanelStatistics, summarisePanel, summaryColumnKeys } from 'ssm-core';
import type { Table } from 'ssm-core/engine';
import { useMeasureTitle } from '../../../provider/useMeasureTitle.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { afterPaint } from '../../../ui/hooks/whenIdle.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { charts } from './charts.tsx';
import { DilutionList } from './DilutionList.tsx';
import type { SummaryPartProps } from './PartButton.tsx';

/**
 * Returns the summary. Returns undefined until the measures are loaded. Computes the summary after paint, because it
 * reads every measure of the menu, and returns the previous summary meanwhile.
 */
export function useStatisticsSummary(table: Table | undefined, seqIds: Iterable<string>): PanelStatistics | undefined {
  const [summary, setSummary] = useState<PanelStatistics>();
  const ready = table !== undefined && summaryColumnKeys.every((key) => table.columns.has(key)) ? table : undefined;
  useEffect(() => {
    if (ready === undefined) return undefined;
    return afterPaint(() => setSummary(summarisePanel(ready, seqIds)));
  }, [ready, seqIds]);
  return summary;
}

export interface StatisticsSummaryProps extends SummaryPartProps {
  /** The whole menu of the panel's version. Without it, or until its measures are loaded, there is no summary. */
  readonly table: Table | undefined;
  /** The assay version of the panel. */
  readonly version: AssayVersion;
  /** The reagents of the panel. */
  readonly seqIds: readonly string[];
  /** Whether the person makes panels or sets. */
  readonly group: Group;
}

/** Summarizes the composition of a panel, and compares its measures with the whole catalogue. */
export function StatisticsSummary({ table, version, seqIds, group, part, onPart }: StatisticsSummaryProps) {
  const { strings, countText } = useSsm();
  const { summary: texts } = usePanelViewTexts();
  const titleOf = useMeasureTitle(version);
  const titleId = useId();
  const summary = useStatisticsSummary(table, seqIds);
  const absent = summary?.measures.filter(({ catalogue }) => catalogue.known === 0) ?? [];
  return (
    <section className="ssm-Panel-summary" data-component="StatisticsSummary" aria-labelledby={titleId}>
      <h2 id={titleId} className="ssm-Panel-title">
        {texts.title}
      </h2>
      {summary === undefined ? (
        <Progress label={texts.loading} />
      ) : (
        <>
          <div className="ssm-Panel-composition" data-part="Composition">
            <DilutionList
              dilutions={summary.dilutions}
              total={summary.found}
              group={group}
              part={part}
              onPart={onPart}
            />
            <ul className="ssm-Panel-proteins">
              <li>{texts.proteins(summary.proteins.distinct, countText(summary.proteins.distinct))}</li>
              <li>{texts.sharing(summary.proteins.sharing, countText(summary.proteins.sharing))}</li>
              {summary.proteins.unknown > 0 && (
                <li>{texts.withoutProtein(summary.proteins.unknown, countText(summary.proteins.unknown))}</li>
              )}
            </ul>
          </div>
          {absent.length < summary.measures.length && (
            <div className="ssm-Panel-legend" data-part="Legend">
              <span>{texts.legend}</span>
              <ul>
                <li data-of="panel">{texts.thisPanel(group)}</li>
                <li data-of="catalogue">{texts.catalogue}</li>
                <li data-of="quartiles">{texts.quartilesLegend}</li>
              </ul>
              {onPart && <span>{texts.pressHint}</span>}
            </div>
          )}
          <div className="ssm-Panel-figures" data-part="Measures">
            {Object.entries(charts).map(([name, Chart]) => (
              <Chart key={name} summary={summary} group={group} titleOf={titleOf} part={part} onPart={onPart} />
            ))}
          </div>
          {absent.length > 0 && (
            <p className="ssm-Panel-hint">
              {strings.menu.hiddenColumns(
                absent.map(({ key }) => columnStrings(strings, key).title).join(strings.values.listSeparator),
              )}
            </p>
          )}
        </>
      )}
    </section>
  );
}
