import { useMemo, useState } from 'react';
import type { PlanReagent } from 'ssm-core/engine';
import { type PlanContribution, planContributions } from 'ssm-core/internal';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { mostPrinted, usePrinting } from '../../ui/hooks/usePrinting.ts';
import { type PlanResultProps, usePlanFigures, usePlanTexts } from './usePlan.ts';

export interface ReagentNameProps extends Pick<PlanResultProps, 'view' | 'reagentHref' | 'onOpenReagent'> {
  readonly reagent: PlanReagent;
}

/** Names a reagent and its target, with a link to its sheet, and all proteins that it measures if there are several. */
export function ReagentName({ view, reagentHref, onOpenReagent, reagent }: ReagentNameProps) {
  const { strings } = useSsm();
  const texts = usePlanTexts();
  const { version } = view;
  const { seqId, targetName, spans } = reagent;
  return (
    <span className="ssm-Enrichment-reagent">
      {reagentHref === undefined ? (
        <span translate="no">{seqId}</span>
      ) : (
        <Link href={reagentHref(seqId, version)} onFollow={onOpenReagent && (() => onOpenReagent(seqId, version))}>
          {seqId}
        </Link>
      )}
      {targetName !== null && <small> {targetName}</small>}
      {spans.length > 0 && <small> {texts.spans(spans.join(strings.values.listSeparator))}</small>}
    </span>
  );
}

/** Number of rows on a page. A plan can have thousands of reagents. */
const rowsOnPage = 50;

/** Shows the reagents of a plan, with what each contributes to the goals. */
export function PlannedReagents(props: PlanResultProps) {
  const { model, answer } = props;
  const { countText } = useSsm();
  const texts = usePlanTexts();
  const rows = useMemo(() => planContributions(model, answer), [model, answer]);
  const [page, setPage] = useState(0);
  const isPrinting = usePrinting();
  if (rows.length === 0) return null;
  const from = Math.min(page, Math.ceil(rows.length / rowsOnPage) - 1) * rowsOnPage;
  const drawn = isPrinting ? rows.slice(0, mostPrinted) : rows.slice(from, from + rowsOnPage);
  const { reagentColumns } = texts;
  return (
    <>
      {isPrinting && drawn.length < rows.length && (
        <p>{texts.printedFirst(countText(drawn.length), countText(rows.length))}</p>
      )}
      {/* Focusable, so that keys can scroll the region. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className="ssm-Move-scroll" role="region" aria-label={texts.ofReagents} tabIndex={0}>
        <table className="ssm-Panel-table ssm-Plan-table" aria-label={texts.ofReagents}>
          <thead>
            <tr>
              <th scope="col">{reagentColumns.reagent}</th>
              <th scope="col">{reagentColumns.role}</th>
              <th scope="col">{reagentColumns.genes}</th>
              <th scope="col" title={texts.aloneHint}>
                {reagentColumns.alone}
              </th>
              <th scope="col" data-number>
                {reagentColumns.cv}
              </th>
              <th scope="col" data-number>
                {reagentColumns.signalToNoise}
              </th>
            </tr>
          </thead>
          <tbody>
            {drawn.map((row) => (
              <ReagentRow key={row.reagent.seqId} {...props} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > rowsOnPage && (
        <div className="ssm-Panel-paging" data-print="no">
          <Button size="small" isDisabled={from === 0} onPress={() => setPage(from / rowsOnPage - 1)}>
            {texts.previous}
          </Button>
          <Button
            size="small"
            isDisabled={from + rowsOnPage >= rows.length}
            onPress={() => setPage(from / rowsOnPage + 1)}
          >
            {texts.next}
          </Button>
          <output>
            {texts.range(
              countText(from + 1),
              countText(Math.min(from + rowsOnPage, rows.length)),
              countText(rows.length),
            )}
          </output>
        </div>
      )}
    </>
  );
}

function ReagentRow(props: PlanResultProps & { readonly row: PlanContribution }) {
  const { reagent, isMustHave, genes } = props.row;
  const { strings } = useSsm();
  const texts = usePlanTexts();
  const figures = usePlanFigures();
  const { listSeparator } = strings.values;
  const symbols = genes.map(({ symbol }) => symbol).join(listSeparator);
  const alone = genes.flatMap(({ symbol, isAlone }) => (isAlone ? symbol : [])).join(listSeparator);
  return (
    <tr>
      <th scope="row">
        <ReagentName {...props} reagent={reagent} />
      </th>
      <td>{isMustHave ? texts.roles.mustHave : texts.roles.chosen}</td>
      <td>{symbols === '' ? texts.noGene : <span translate="no">{symbols}</span>}</td>
      <td>{alone === '' ? texts.noGene : <span translate="no">{alone}</span>}</td>
      <td data-number>{reagent.cv === null ? texts.unknown : figures.cv(reagent.cv)}</td>
      <td data-number>{reagent.signalToNoise === null ? texts.unknown : figures.number(reagent.signalToNoise)}</td>
    </tr>
  );
}
