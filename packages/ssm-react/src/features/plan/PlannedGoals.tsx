import { useState } from 'react';
import type { PlanBar } from 'ssm-core/engine';
import { type UncoveredGenes, uncoveredGenes } from 'ssm-core/internal';
import { useSsm } from '../../provider/useSsm.ts';
import { usePrinting } from '../../ui/hooks/usePrinting.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { type PlanResultProps, usePlanFigures, usePlanTexts } from './usePlan.ts';

/** Names a broken term in words. `view` has its value. */
export function useBarText({ view }: Pick<PlanResultProps, 'view'>): (bar: PlanBar) => string {
  const { strings } = useSsm();
  const texts = usePlanTexts();
  const figures = usePlanFigures();
  return (bar) => {
    const value =
      bar === 'cv'
        ? figures.cv(view.maximumCv ?? 0)
        : bar === 'signal'
          ? figures.number(view.minimumSignalToNoise ?? 0)
          : view.dilutionGroups.join(strings.values.listSeparator);
    return texts.bars[bar](value);
  };
}

/** Shows for each goal what is covered, and on demand what is not and why. */
export function PlannedGoals(props: PlanResultProps) {
  const { model } = props;
  const texts = usePlanTexts();
  if (model.goals.length === 0) return null;
  return (
    // Focusable, so that keys can scroll the region.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className="ssm-Move-scroll" role="region" aria-label={texts.ofGoals} tabIndex={0}>
      <table className="ssm-Panel-table ssm-Plan-table" aria-label={texts.ofGoals}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.goal}</th>
            <th scope="col" data-number>
              {texts.columns.covered}
            </th>
            <th scope="col" data-number>
              {texts.columns.wanted}
            </th>
            <th scope="col" data-number>
              {texts.columns.measured}
            </th>
            <th scope="col">{texts.columns.open}</th>
          </tr>
        </thead>
        <tbody>
          {model.goals.map(({ collection: { id } }, goal) => (
            <GoalRows key={id} {...props} goal={goal} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GoalRowsProps extends PlanResultProps {
  readonly goal: number;
}

function GoalRows(props: GoalRowsProps) {
  const { model, answer, names, view, goal } = props;
  const { countText } = useSsm();
  const texts = usePlanTexts();
  const figures = usePlanFigures();
  const isPrinting = usePrinting();
  const [isOpened, setOpened] = useState(false);
  const of = model.goals[goal];
  if (of === undefined) return null;
  const name = names[goal] ?? of.collection.name;
  const covered = answer.covered[goal] ?? 0;
  const groups = uncoveredGenes(model, goal, answer.seqIds, view.onePerProtein);
  const openCount = groups.reduce((sum, { symbols }) => sum + symbols.length, 0);
  const isOpen = (isOpened || isPrinting) && openCount > 0;
  const share = of.measured.length === 0 ? 0 : covered / of.measured.length;
  return (
    <>
      <tr>
        <th scope="row">
          <span>{name}</span> <small>{covered >= of.wanted ? texts.met : texts.notMet}</small>
        </th>
        <td data-number>{texts.covered(countText(covered), figures.share(share))}</td>
        <td data-number>{texts.covered(countText(of.wanted), figures.percent(of.share))}</td>
        <td data-number>{countText(of.measured.length)}</td>
        <td>
          {openCount === 0 ? (
            <span>{texts.everything}</span>
          ) : (
            <button
              type="button"
              className="ssm-Panel-fold"
              data-print="text"
              aria-expanded={isOpen}
              aria-label={`${texts.openOf(name)}: ${texts.showOpen(openCount, countText(openCount))}`}
              onClick={() => setOpened(!isOpened)}
            >
              <span>{texts.showOpen(openCount, countText(openCount))}</span>
              <Icon name="chevronDown" />
            </button>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className="ssm-Enrichment-details">
          <td colSpan={5}>
            <ul className="ssm-Plan-open" aria-label={texts.openOf(name)}>
              {groups.map((group) => (
                <li key={[group.reason, ...group.bars].join()}>
                  <OpenGenes {...props} found={group} />
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

function OpenGenes({ found, view }: GoalRowsProps & { readonly found: UncoveredGenes }) {
  const { strings, countText } = useSsm();
  const texts = usePlanTexts();
  const barText = useBarText({ view });
  const { reason, bars, symbols } = found;
  const [count, shown] = [symbols.length, countText(symbols.length)];
  const { listSeparator } = strings.values;
  const titles = {
    unmeasured: () => texts.open.unmeasured(count, shown, strings.version[view.version]),
    barred: () => texts.open.barred(count, shown, bars.map(barText).join(listSeparator)),
    shared: () => texts.open.shared(count, shown),
    open: () => texts.open.open(count, shown),
  };
  return (
    <>
      <span>{titles[reason]()}:</span> <span translate="no">{symbols.join(listSeparator)}</span>
    </>
  );
}
