import { type ReactNode, useId, useMemo, useState } from 'react';
import {
  type ChangedReagent,
  type PanelChanges as Changes,
  countChangeKinds,
  type Group,
  type ReagentChange,
  type ReagentChangeKind,
} from 'ssm-core';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { useSsm } from '../../../provider/useSsm.ts';
import { createDateText } from '../../../strings/dateText.ts';
import { Button, PendingButton } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/choice/Checkbox.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { PanelFailure } from '../PanelFailure.tsx';
import { QueryNotice } from '../view/QueryNotice.tsx';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { useChangesTexts, useChangeWords } from './useChangeWords.ts';
import type { PanelChangesModel } from './usePanelChanges.ts';

export interface PanelChangesProps {
  readonly id?: string | undefined;
  readonly model: PanelChangesModel;
  readonly group: Group;
  /** Returns the target name of a reagent, for the reagents that can replace another. */
  readonly nameOf: (seqId: string) => string | null;
}

/** Shows what another catalogue changed for the reagents of a panel, and takes the decisions about it. */
export function PanelChanges({ id, model, group, nameOf }: PanelChangesProps) {
  const texts = useChangesTexts();
  const { changes, error, retry } = model;
  return (
    <section id={id} className="ssm-Panel-versions ssm-Changes" data-component="PanelChanges" aria-label={texts.title}>
      <h2 className="ssm-Panel-title">{texts.title}</h2>
      {(changes === undefined || error !== null) && <QueryNotice error={error} label={texts.loading} onRetry={retry} />}
      {changes !== undefined && <Compared changes={changes} model={model} group={group} nameOf={nameOf} />}
    </section>
  );
}

interface ComparedProps extends PanelChangesProps {
  readonly changes: Changes;
}

function useCatalogueText(): (revision: Changes['from']) => string {
  const { locale } = useSsm();
  const texts = useChangesTexts();
  const date = useMemo(() => createDateText(locale, { dateStyle: 'medium' }), [locale]);
  return ({ revision, label, loaded }) =>
    label === null || loaded === null ? revision : texts.catalogue(label, date(loaded));
}

function Compared({ changes, model, group, nameOf }: ComparedProps) {
  const { strings } = useSsm();
  const texts = useChangesTexts();
  const words = useChangeWords();
  const catalogueText = useCatalogueText();
  const { state, from, to, notCompared, items } = changes;
  const [before, after] = [catalogueText(from), catalogueText(to)];
  const unlike: Readonly<Record<Exclude<Changes['state'], 'compared'>, string>> = {
    current: texts.states.current(group),
    older: texts.states.older(before, after),
    not_stored: texts.states.not_stored(group, from.revision),
    invented: texts.states.invented,
  };
  if (state !== 'compared') return <p role={state === 'current' ? undefined : 'note'}>{unlike[state]}</p>;
  const fields = notCompared.map(words.field).join(strings.values.listSeparator);
  return (
    <>
      <p className="ssm-Panel-hint">{texts.between(before, after)}</p>
      {notCompared.length > 0 && <p className="ssm-Panel-hint">{texts.notCompared(fields)}</p>}
      {items.length === 0 ? <p>{texts.none(group)}</p> : <Review model={model} group={group} nameOf={nameOf} />}
    </>
  );
}

const bounds = [0, 5, 10, 20, 50, 100] as const;
/** Number of rows on a page. A panel may have 20,000 reagents. */
const rowsOnPage = 100;

type Shown = ReagentChangeKind | 'all';

function Review({ model, group, nameOf }: PanelChangesProps) {
  const { countText } = useSsm();
  const texts = useChangesTexts();
  const { bound, changeBound, reagents, openCount, withinCount, decisions, decide, failure } = model;
  const [kind, setKind] = useState<Shown>('all');
  const [showsDecided, setShowsDecided] = useState(false);
  const decidedCount = reagents.length - openCount;
  const open = showsDecided ? reagents : reagents.filter(({ decision }) => decision === null);
  const counts = countChangeKinds(open);
  // The last reagent of a kind may have been decided.
  const shownKind = kind === 'all' || counts.has(kind) ? kind : 'all';
  const listed = open.filter(
    ({ changes }) => shownKind === 'all' || changes.some((change) => change.kind === shownKind),
  );
  const undecided = listed.filter(({ seqId, decision }) => decision === null && !decisions.has(seqId));
  const all = (decidedBy: 'accepted' | 'kept'): void =>
    decide(
      undecided.map(({ seqId }) => seqId),
      { decidedBy },
    );
  const choices: readonly (readonly [Shown, string])[] = [
    ['all', texts.all(countText(open.length))],
    ...[...counts].map(([each, count]) => [each, texts.kindCount(texts.kinds[each], countText(count))] as const),
  ];
  return (
    <>
      <div className="ssm-Changes-choices" data-print="no">
        <div className="ssm-Changes-kinds" role="group" aria-label={texts.filter}>
          {choices.map(([each, label]) => (
            <button
              key={each}
              type="button"
              className="ssm-Button"
              data-variant="secondary"
              data-size="small"
              aria-pressed={each === shownKind}
              onClick={() => setKind(each)}
            >
              <span>{label}</span>
            </button>
          ))}
        </div>
        <div className="ssm-Changes-bound">
          <span aria-hidden="true">{texts.bound}</span>
          <Select
            label={texts.bound}
            options={bounds.map((value) => ({
              value,
              label: value === 0 ? texts.anyBound : texts.boundValue(countText(value)),
            }))}
            value={bound}
            onChange={changeBound}
          />
        </div>
        {decidedCount > 0 && (
          <Checkbox isSelected={showsDecided} onChange={setShowsDecided}>
            {texts.showDecided(countText(decidedCount))}
          </Checkbox>
        )}
      </div>
      {withinCount > 0 && <p className="ssm-Panel-hint">{texts.within(withinCount, countText(withinCount))}</p>}
      {listed.length === 0 ? (
        <p>{decidedCount > 0 && openCount === 0 ? texts.allDecided : texts.noneShown}</p>
      ) : (
        <Rows reagents={listed} model={model} nameOf={nameOf} key={shownKind} />
      )}
      {failure !== null &&
        (failure.code === 'precondition_failed' ? (
          <FailureNotice
            error={failure}
            detail={texts.changedMeanwhile}
            className="ssm-Panel-note"
            onRetry={undefined}
          />
        ) : (
          <PanelFailure failure={failure} group={group} onRetry={model.save} />
        ))}
      {(openCount > 0 || decisions.size > 0) && (
        <div className="ssm-Changes-choices" data-print="no">
          <p className="ssm-Panel-hint">{texts.help(group)}</p>
          <Button isDisabled={undecided.length === 0} onPress={() => all('accepted')}>
            {texts.acceptAll}
          </Button>
          <Button isDisabled={undecided.length === 0} onPress={() => all('kept')}>
            {texts.keepAll}
          </Button>
          <Button variant="quiet" isDisabled={decisions.size === 0 || model.isSaving} onPress={model.discard}>
            {texts.discard}
          </Button>
          <PendingButton
            variant="primary"
            isDisabled={decisions.size === 0 || model.isSaving}
            isPending={model.isSaving}
            onPress={model.save}
          >
            {texts.save(decisions.size, countText(decisions.size))}
          </PendingButton>
        </div>
      )}
    </>
  );
}

interface RowsProps {
  readonly reagents: readonly ChangedReagent[];
  readonly model: PanelChangesModel;
  readonly nameOf: (seqId: string) => string | null;
}

function Rows({ reagents, model, nameOf }: RowsProps) {
  const { countText } = useSsm();
  const texts = useChangesTexts();
  const { sources } = usePanelViewTexts();
  const titleId = useId();
  const [chosen, setPage] = useState(0);
  const page = Math.min(chosen, Math.ceil(reagents.length / rowsOnPage) - 1);
  const from = page * rowsOnPage;
  const shown = reagents.slice(from, from + rowsOnPage);
  return (
    <>
      <table className="ssm-Changes-table" aria-labelledby={titleId}>
        <caption id={titleId} className="ssm-VisuallyHidden">
          {texts.tableName}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.reagent}</th>
            <th scope="col">{texts.columns.changes}</th>
            <th scope="col">{texts.columns.decision}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((reagent) => (
            <tr key={reagent.seqId}>
              <th scope="row">
                <span translate="no">{reagent.seqId}</span>
                {reagent.fullName !== null && <span data-part="Name">{reagent.fullName}</span>}
              </th>
              <td>
                <dl>
                  {reagent.changes.map((change) => (
                    <ChangeLine key={change.field} change={change} />
                  ))}
                </dl>
              </td>
              <td>
                <Decision reagent={reagent} model={model} nameOf={nameOf} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {reagents.length > rowsOnPage && (
        <div className="ssm-Panel-paging">
          <Button size="small" isDisabled={page === 0} onPress={() => setPage(page - 1)}>
            {sources.previous}
          </Button>
          <Button size="small" isDisabled={from + rowsOnPage >= reagents.length} onPress={() => setPage(page + 1)}>
            {sources.next}
          </Button>
          <output>
            {sources.range(countText(from + 1), countText(from + shown.length), countText(reagents.length))}
          </output>
        </div>
      )}
    </>
  );
}

function ChangeLine({ change }: { readonly change: ReagentChange }) {
  const texts = useChangesTexts();
  const words = useChangeWords();
  const relative = words.relative(change);
  const after = <span data-part="After">{words.value(change, 'after')}</span>;
  const isName = change.field === 'status' || change.kind === 'measure';
  return (
    <div data-kind={change.kind}>
      <dt>{words.field(change.field)}</dt>
      <dd translate={isName ? undefined : 'no'}>
        {change.field === 'reagents' ? (
          after
        ) : (
          <>
            <span data-part="Before">{words.value(change, 'before')}</span>
            <span>{' → '}</span>
            {after}
            {relative !== undefined && <span data-part="Relative">{` (${texts.boundValue(relative)})`}</span>}
          </>
        )}
      </dd>
    </div>
  );
}

interface DecisionProps extends Omit<RowsProps, 'reagents'> {
  readonly reagent: ChangedReagent;
}

function Decision({ reagent, model, nameOf }: DecisionProps): ReactNode {
  const { strings } = useSsm();
  const texts = useChangesTexts();
  const { seqId, alternatives, decision, changes } = reagent;
  const draft = model.decisions.get(seqId);
  const current = draft?.decidedBy ?? decision;
  const isGone = changes.some(({ kind }) => kind === 'withdrawn' || kind === 'internal_use');

  function press(decidedBy: 'accepted' | 'kept'): void {
    const isTakenBack = draft?.decidedBy === decidedBy || (draft !== undefined && decision === decidedBy);
    model.decide([seqId], isTakenBack ? null : { decidedBy });
  }

  const option = (other: string) => ({
    value: other,
    label: [other, nameOf(other)].filter((text) => text !== null).join(strings.values.listSeparator),
  });
  return (
    <div className="ssm-Changes-decision">
      {decision !== null && <span>{texts.decisions[decision]}</span>}
      {(['accepted', 'kept'] as const).map((each) => {
        const label = each === 'accepted' ? texts.accept : texts.keep;
        return (
          <button
            key={each}
            type="button"
            className="ssm-Button"
            data-variant="secondary"
            data-size="small"
            aria-pressed={current === each}
            aria-label={texts.ofReagent(label, seqId)}
            onClick={() => press(each)}
          >
            <span>{label}</span>
          </button>
        );
      })}
      {alternatives.length > 0 && (
        <Select
          label={texts.ofReagent(texts.replace, seqId)}
          options={[{ value: '', label: texts.noReplacement }, ...alternatives.map(option)]}
          value={draft?.decidedBy === 'replaced' ? draft.by : ''}
          onChange={(by) => model.decide([seqId], by === '' ? null : { decidedBy: 'replaced', by })}
        />
      )}
      {isGone && alternatives.length === 0 && <span className="ssm-Panel-hint">{texts.nothingToReplace}</span>}
    </div>
  );
}
