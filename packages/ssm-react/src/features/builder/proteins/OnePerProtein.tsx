import { useMemo, useState } from 'react';
import { type AssayVersion, tableQuery } from 'ssm-core';
import type { Table } from 'ssm-core/engine';
import {
  evidenceKeys,
  hasEvidence,
  isProteinUndecided,
  isWorthRetrying,
  type ListedProteins,
  listedProteins,
  newId,
  offeredMeasures,
  onePerProtein,
  type ProteinChoices,
  type ProteinRule,
  proteinColumnKeys,
  proteinSource,
  withProteinChoice,
} from 'ssm-core/internal';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useMeasureTitle } from '../../../provider/useMeasureTitle.ts';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import { proteins as proteinsTexts } from '../../../strings/en/proteins.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import type { BuilderModel } from '../useBuilder.ts';
import { ProteinReagents } from './ProteinReagents.tsx';

export interface OnePerProteinProps {
  readonly list: Pick<BuilderModel, 'seqIds' | 'remove'>;
  readonly version: AssayVersion;
  readonly onClose: () => void;
}

const noChoice: ProteinChoices = new Map();
const proteinsAtOnce = 50;
const byEvidence: ProteinRule = { by: 'evidence' };

function offeredRules(table: Table, listed: ListedProteins): readonly ProteinRule[] {
  const measures = offeredMeasures(table).map(({ key, order }) => ({ by: 'best', measure: key, order }) as const);
  return hasEvidence(listed) ? [...measures, byEvidence] : measures;
}

const nameOf = (rule: ProteinRule): string => (rule.by === 'best' ? rule.measure : rule.by);

/**
 * Keeps one reagent per protein of the working list, by a rule and by the user's choices. Removes the others in one undo
 * step, and records the rule and each choice as a source of the list.
 */
export function OnePerProtein(props: OnePerProteinProps) {
  const { version, onClose } = props;
  const { client, requestPath } = useSsm();
  const texts = useLateTexts('proteins', proteinsTexts);
  const { data, error, refetch } = useSatQuery(
    tableQuery(client, { version, requestPath, fields: proteinColumnKeys, loading: 'local' }),
  );
  if (data !== undefined) return <Choosing {...props} table={data} />;
  return (
    <Modal title={texts.title} isOpen onClose={onClose} isInformation>
      {error === null ? (
        <Progress label={texts.loading} />
      ) : (
        <FailureNotice
          className="ssm-Builder-notice"
          error={error}
          onRetry={isWorthRetrying(error) ? () => void refetch() : undefined}
        />
      )}
    </Modal>
  );
}

interface ChoosingProps extends OnePerProteinProps {
  readonly table: Table;
}

function Choosing({ list, version, onClose, table }: ChoosingProps) {
  const { strings, countText } = useSsm();
  const texts = useLateTexts('proteins', proteinsTexts);
  const titleOf = useMeasureTitle(version);
  const listed = useMemo(() => listedProteins(table, list.seqIds), [table, list.seqIds]);
  const rules = useMemo(() => offeredRules(table, listed), [table, listed]);
  const [chosenRule, chooseRule] = useState<string>();
  const [choices, setChoices] = useState(noChoice);
  const [most, setMost] = useState(proteinsAtOnce);
  const rule = rules.find((each) => nameOf(each) === chosenRule) ?? rules[0] ?? byEvidence;
  const { decisions, removed } = useMemo(
    () => onePerProtein(table, listed, rule, choices),
    [table, listed, rule, choices],
  );
  // A protein stays in its group while the user chooses, so that its buttons keep their places.
  const left = useMemo(() => {
    const byRule = onePerProtein(table, listed, rule, noChoice).decisions.filter(isProteinUndecided);
    return new Set(byRule.map(({ accession }) => accession));
  }, [table, listed, rule]);

  function nameRule(each: ProteinRule): string {
    return each.by === 'best' ? texts.best(titleOf(each.measure), each.order) : texts.evidence;
  }

  function apply(): void {
    const { revision: catalogueRevision } = table;
    const about = { id: newId(), at: new Date().toISOString(), version, catalogueRevision };
    list.remove(removed, proteinSource({ ...about, rule, decisions }));
    onClose();
  }

  const open = decisions.filter(({ accession }) => left.has(accession));
  const decided = decisions.filter(({ accession }) => !left.has(accession));
  const groups = [
    { title: texts.open(countText(open.length)), shown: open.slice(0, most) },
    { title: texts.decided(countText(decided.length)), shown: decided.slice(0, Math.max(0, most - open.length)) },
  ];
  const unchanged = listed.unknown + listed.absent;
  const stay = list.seqIds.size - removed.length;
  const rest = decisions.length - most;
  return (
    <Modal
      title={texts.title}
      isOpen
      onClose={onClose}
      isInformation={decisions.length === 0}
      action={
        decisions.length === 0
          ? undefined
          : {
              label: texts.apply(removed.length, countText(removed.length)),
              onAction: apply,
              reason: removed.length === 0 ? texts.nothing : undefined,
            }
      }
    >
      <div className="ssm-Proteins" data-component="OnePerProtein">
        <p>{decisions.length === 0 ? texts.none : texts.intro(decisions.length, countText(decisions.length))}</p>
        {unchanged > 0 && <p className="ssm-Builder-reason">{texts.untouched(unchanged, countText(unchanged))}</p>}
        {decisions.length > 0 && (
          <>
            {rules.length === 0 ? (
              <p>{texts.noRule}</p>
            ) : (
              <div className="ssm-Proteins-rule">
                <span aria-hidden="true">{texts.rule}</span>
                <Select
                  label={texts.rule}
                  options={rules.map((each) => ({ value: nameOf(each), label: nameRule(each) }))}
                  value={nameOf(rule)}
                  onChange={chooseRule}
                />
                {rule.by === 'evidence' && (
                  <span className="ssm-Builder-reason">
                    {texts.evidenceOf(
                      evidenceKeys.map((key) => columnStrings(strings, key).title).join(strings.values.listSeparator),
                    )}
                  </span>
                )}
              </div>
            )}
            <output className="ssm-Proteins-outcome">
              {texts.outcome(removed.length, countText(removed.length), stay, countText(stay))}
            </output>
            {listed.several.some(({ reagents }) => reagents.some(({ spans }) => spans.length > 0)) && (
              <p className="ssm-Builder-reason">{texts.spanningHint}</p>
            )}
            {groups.map(
              ({ title, shown }) =>
                shown.length > 0 && (
                  <section key={title} aria-label={title}>
                    <h3 className="ssm-Proteins-title">{title}</h3>
                    {shown.map((decision) => (
                      <ProteinReagents
                        key={decision.accession}
                        decision={decision}
                        rule={rules.length === 0 ? null : rule}
                        choice={choices.get(decision.accession)}
                        onChoose={(seqId) => setChoices(withProteinChoice(choices, decision, seqId))}
                      />
                    ))}
                  </section>
                ),
            )}
            {rest > 0 && (
              <Button onPress={() => setMost(most + proteinsAtOnce)}>
                {texts.more(countText(Math.min(rest, proteinsAtOnce)))}
              </Button>
            )}
          </>
        )}
      </div>
    </Modal>
  );
}
