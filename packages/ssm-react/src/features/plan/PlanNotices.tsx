import type { PlanView } from 'ssm-core';
import type { MustHaveClash, PlanModel, PlanRefusal } from 'ssm-core/engine';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useBarText } from './PlannedGoals.tsx';
import { usePlanTexts } from './usePlan.ts';

export interface PlanNoticesProps {
  readonly model: PlanModel;
  readonly refusal: PlanRefusal | null;
  readonly view: PlanView;
  readonly onViewChange: (view: PlanView) => void;
}

/** Says why no plan can be computed yet, and asks what to do with must-haves that the terms forbid. */
export function PlanNotices({ model, refusal, view, onViewChange }: PlanNoticesProps) {
  const { strings, countText } = useSsm();
  const texts = usePlanTexts();
  const { notOnMenu, clashes, kept } = model;
  const { listSeparator } = strings.values;
  return (
    <>
      {notOnMenu.length > 0 && (
        <p className="ssm-Panel-note">
          <span>{texts.notOnMenu(notOnMenu.length, countText(notOnMenu.length), strings.version[view.version])}:</span>{' '}
          <span translate="no">{notOnMenu.join(listSeparator)}</span>
        </p>
      )}
      {clashes.length > 0 && <Clashes clashes={clashes} view={view} onViewChange={onViewChange} />}
      {refusal === 'noGoal' && <p role="status">{texts.refusals.noGoal}</p>}
      {refusal === 'tooFew' && (
        <p role="status">
          {texts.refusals.tooFew(countText(view.maximumReagents ?? 0), kept.length, countText(kept.length))}
        </p>
      )}
    </>
  );
}

interface ClashesProps extends Pick<PlanNoticesProps, 'view' | 'onViewChange'> {
  readonly clashes: readonly MustHaveClash[];
}

function Clashes({ clashes, view, onViewChange }: ClashesProps) {
  const { strings, countText } = useSsm();
  const texts = usePlanTexts();
  const barText = useBarText({ view });
  const [count, shown] = [clashes.length, countText(clashes.length)];
  const titles = {
    ask: () => texts.clash(count, shown),
    keep: () => texts.clashKept(count, shown),
    leave: () => texts.clashLeft(count, shown),
  };
  const whyOf = ({ bars, sharesWith }: MustHaveClash): string =>
    [...bars.map(barText), ...(sharesWith === null ? [] : [texts.shares(sharesWith)])].join(
      strings.values.listSeparator,
    );
  const decide = (clash: PlanView['clash']) => onViewChange({ ...view, clash });
  return (
    <div className="ssm-Plan-part">
      <p role="status">{titles[view.clash]()}</p>
      <ul className="ssm-Plan-open">
        {clashes.map((clash) => (
          <li key={clash.seqId}>
            <span translate="no">{clash.seqId}</span>: <span>{whyOf(clash)}</span>
          </li>
        ))}
      </ul>
      <div className="ssm-Compare-add" data-print="no">
        {view.clash === 'ask' ? (
          <>
            <Button onPress={() => decide('keep')}>{texts.clashKeep}</Button>
            <Button onPress={() => decide('leave')}>{texts.clashLeave}</Button>
          </>
        ) : (
          <Button size="small" onPress={() => decide('ask')}>
            {texts.clashAsk}
          </Button>
        )}
      </div>
    </div>
  );
}
