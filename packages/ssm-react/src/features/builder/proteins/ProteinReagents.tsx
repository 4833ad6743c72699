import { useId } from 'react';
import type { ProteinDecision, ProteinRule } from 'ssm-core/internal';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { proteins as proteinsTexts } from '../../../strings/en/proteins.ts';

export interface ProteinReagentsProps {
  readonly decision: ProteinDecision;
  /** Null if the catalogue reports nothing to compare. */
  readonly rule: ProteinRule | null;
  /** The user's choice: a SeqId, or null for all. Undefined without a choice. */
  readonly choice: string | null | undefined;
  readonly onChoose: (seqId: string | null) => void;
}

/** Asks which reagent for a protein stays. Says of each reagent what the rule compares, and whether it stays. */
export function ProteinReagents({ decision, rule, choice, onChoose }: ProteinReagentsProps) {
  const { strings, cellText, countText } = useSsm();
  const texts = useLateTexts('proteins', proteinsTexts);
  const name = useId();
  const { accession, symbols, by, reagents } = decision;
  const [first] = by === 'rule' ? reagents.filter(({ stays, spans }) => stays && spans.length === 0) : [];
  // No button is checked if neither the user nor the rule has chosen.
  const checked = choice === undefined ? first?.seqId : choice;
  const separator = strings.values.listSeparator;

  function valueText(value: number | null): string {
    if (rule === null) return '';
    if (value === null) return texts.notReported;
    return rule.by === 'best' ? cellText(rule.measure, value) : texts.kinds(value, countText(value));
  }

  return (
    <fieldset className="ssm-Proteins-protein" data-component="ProteinReagents">
      <legend>
        <span translate="no">
          {symbols.length > 0 && <b>{symbols.join(separator)}</b>} {accession}
        </span>{' '}
        <span className="ssm-Builder-reason">{texts.verdicts[by]}</span>
      </legend>
      {reagents.map(({ seqId, targetName, spans, value, stays }) => (
        <label key={seqId} data-goes={!stays || undefined}>
          <input type="radio" name={name} checked={checked === seqId} onChange={() => onChoose(seqId)} />
          <span translate="no">{seqId}</span>
          <span>
            <span translate="no">{targetName}</span>
            {spans.length > 0 && <small> {texts.spans(spans.join(separator))}</small>}
          </span>
          <span data-missing={value === null || undefined}>{valueText(value)}</span>
          <span>{stays ? texts.stays : texts.goes}</span>
        </label>
      ))}
      <label>
        <input type="radio" name={name} checked={checked === null} onChange={() => onChoose(null)} />
        <span>{texts.keepAll}</span>
      </label>
    </fieldset>
  );
}
