import { Fragment, useMemo } from 'react';
import type { GeneSetFamily } from 'ssm-core';
import { type FamilyEnrichment, fewestTestedGenes } from 'ssm-core/engine';
import { adjustedLimits, familiesInOrder, shownEnrichmentRows, sortedRows } from 'ssm-core/internal';
import { useOwnTitles } from '../../provider/useOwnColumns.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { labelOf } from '../../strings/columnStrings.ts';
import { RadioToggle } from '../../ui/choice/RadioToggle.tsx';
import { useWordOrder } from '../../ui/hooks/useWordOrder.ts';
import { EnrichmentPlot } from './EnrichmentPlot.tsx';
import { EnrichmentTable } from './EnrichmentTable.tsx';
import { ExportEnrichment } from './ExportEnrichment.tsx';
import { LeftOut } from './LeftOut.tsx';
import { type EnrichmentResultProps, useEnrichmentFigures, useEnrichmentTexts, usualLimit } from './useEnrichment.ts';

/** Shows the tests of a list: what was tested and left out, filters, a plot and the table. */
export function EnrichmentResult(props: EnrichmentResultProps) {
  const { outcome, view, onViewChange, nameOfSet, list } = props;
  const { results, listed, geneSets } = outcome;
  const { strings, countText } = useSsm();
  const texts = useEnrichmentTexts();
  const figures = useEnrichmentFigures();
  const compareWords = useWordOrder();
  const version = strings.version[list.version];
  const rows = useMemo(
    () => sortedRows(results, view.sort, (one, other) => compareWords(nameOfSet(one.set), nameOfSet(other.set))),
    [results, view.sort, compareWords, nameOfSet],
  );
  const shown = shownEnrichmentRows(rows, view);
  useOwnTitles(results.map(({ family }) => family));
  const count = (family: GeneSetFamily | null) => shownEnrichmentRows(rows, { family, limit: null }).length;
  const filters = [
    ...(view.family === null ? [] : [labelOf(strings, texts.families, view.family)]),
    ...(view.limit === null ? [] : [`${texts.filterLimit} ${texts.atMost(figures.limit(view.limit))}`]),
  ].join(strings.values.listSeparator);
  const families = familiesInOrder([
    ...results.map(({ family }) => family),
    ...(view.family ? [view.family] : []),
  ]).filter((family) => count(family) > 0 || family === view.family);
  return (
    <div className="ssm-Enrichment-result">
      <section className="ssm-Enrichment-facts" aria-label={texts.summary}>
        <h2 className="ssm-Panel-title">{texts.summary}</h2>
        {geneSets.isDemo && <p className="ssm-Panel-note">{texts.demo}</p>}
        {results.length === 0 ? (
          <p role="status">{texts.noSetsLoaded}</p>
        ) : (
          <ul>
            {results.map((result) => (
              <li key={result.family}>
                <FamilyFacts result={result} />
              </li>
            ))}
          </ul>
        )}
        {outcome.backgroundLeftOut > 0 && (
          <p>{texts.backgroundLeftOut(outcome.backgroundLeftOut, countText(outcome.backgroundLeftOut))}</p>
        )}
        <p className="ssm-Panel-hint">{texts.key}</p>
        <p className="ssm-Panel-hint">{texts.method}</p>
        <p className="ssm-Panel-hint">{texts.adjustment}</p>
      </section>
      <section className="ssm-Enrichment-leftOut" aria-label={texts.leftOut}>
        <LeftOut
          title={texts.withoutGene(listed.withoutGene.length, countText(listed.withoutGene.length))}
          items={listed.withoutGene}
        />
        <LeftOut
          title={texts.notOnMenu(listed.notOnMenu.length, countText(listed.notOnMenu.length), version)}
          items={listed.notOnMenu}
        />
        {results.map(({ family, outside }) => (
          <LeftOut
            key={family}
            title={texts.outside(labelOf(strings, texts.families, family), outside.length, countText(outside.length))}
            items={outside}
          />
        ))}
      </section>
      {rows.length > 0 && (
        <>
          <div className="ssm-Enrichment-filters" data-print="no">
            <div className="ssm-Move-chips" role="group" aria-label={texts.filterFamily}>
              {[null, ...families].map((family) => (
                <button
                  key={family ?? 'all'}
                  type="button"
                  className="ssm-Import-chip"
                  aria-pressed={family === view.family}
                  onClick={() => onViewChange({ ...view, family })}
                >
                  <span>{family === null ? texts.all : labelOf(strings, texts.families, family)}</span>{' '}
                  <b>{countText(count(family))}</b>
                </button>
              ))}
            </div>
            <span aria-hidden="true">{texts.filterLimit}</span>
            <RadioToggle
              label={texts.filterLimit}
              options={[
                { value: 'all', label: texts.all },
                ...adjustedLimits
                  .toReversed()
                  .map((limit) => ({ value: String(limit), label: texts.atMost(figures.limit(limit)) })),
              ]}
              value={view.limit === null ? 'all' : String(view.limit)}
              onChange={(value) =>
                onViewChange({ ...view, limit: adjustedLimits.find((limit) => String(limit) === value) ?? null })
              }
            />
            <ExportEnrichment {...props} />
          </div>
          {/* In print, the buttons above are left out. */}
          {filters !== '' && (
            <p className="ssm-Panel-hint">
              {texts.shownSets(countText(shown.length), countText(rows.length), filters)}
            </p>
          )}
          {shown.length === 0 ? (
            <p role="status">{texts.nothingShown}</p>
          ) : (
            <>
              <EnrichmentPlot rows={shown} nameOfSet={nameOfSet} />
              <EnrichmentTable {...props} rows={shown} />
            </>
          )}
        </>
      )}
    </div>
  );
}

function FamilyFacts({ result }: { readonly result: FamilyEnrichment }) {
  const { family, n, N, refusal, tests, untested } = result;
  const { strings, countText } = useSsm();
  const texts = useEnrichmentTexts();
  const { limit } = useEnrichmentFigures();
  const name = labelOf(strings, texts.families, family);
  if (refusal === 'few_genes') {
    return <span>{texts.refusals.few_genes(name, n, countText(n), countText(fewestTestedGenes))}</span>;
  }
  if (refusal !== null) return <span>{texts.refusals[refusal](name)}</span>;
  const significant = tests.filter(({ adjustedP }) => adjustedP <= usualLimit).length;
  const parts = [
    texts.tested(name, tests.length, countText(tests.length), countText(significant), limit(usualLimit)),
    texts.counts(countText(n), countText(N)),
    ...(untested.length > 0 ? [texts.untested(untested.length, countText(untested.length))] : []),
  ];
  return (
    <>
      {parts.map((part) => (
        <Fragment key={part}>
          <span>{part}.</span>{' '}
        </Fragment>
      ))}
    </>
  );
}
