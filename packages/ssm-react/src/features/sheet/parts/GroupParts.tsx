import { useId, useState } from 'react';
import { useSsm } from '../../../provider/useSsm.ts';
import { useSheetTexts } from '../useSheetWords.ts';

export interface GroupHeadProps {
  readonly id: string;
  readonly title: string;
  readonly isExplained: boolean;
  /** Called to show or hide what the fields mean. Without it, the group has no fields to explain. */
  readonly onExplain: ((isExplained: boolean) => void) | undefined;
}

export function GroupHead({ id, title, isExplained, onExplain }: GroupHeadProps) {
  const texts = useSheetTexts();
  const label = isExplained ? texts.hideMeanings : texts.showMeanings;
  return (
    <div className="ssm-Sheet-groupHead">
      <h2 id={id}>{title}</h2>
      {onExplain && (
        <button
          type="button"
          className="ssm-Button"
          data-variant="quiet"
          data-size="small"
          aria-expanded={isExplained}
          aria-label={texts.buttonOf(label, title)}
          onClick={() => onExplain(!isExplained)}
        >
          <span>{label}</span>
        </button>
      )}
    </div>
  );
}

interface AbsentField {
  readonly name: string;
  /** Texts about the field. Undefined texts are left out. */
  readonly text?: readonly (string | undefined)[];
}

export interface AbsentFieldsProps {
  /** The title of the group. */
  readonly title: string;
  readonly fields: readonly AbsentField[];
  /** Shown beside the count. */
  readonly note?: string | undefined;
}

/** Counts the fields without a value. Names and explains them on demand, and names them in print. */
export function AbsentFields({ title, fields, note }: AbsentFieldsProps) {
  const { countText } = useSsm();
  const texts = useSheetTexts();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (fields.length === 0) return null;
  const text = texts.absent(fields.length, countText(fields.length));
  return (
    <div className="ssm-Sheet-absent" data-part="Absent">
      <button
        type="button"
        className="ssm-Sheet-fold"
        data-print="text"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={texts.buttonOf(text, title)}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{text}</span>
      </button>
      {note !== undefined && <p>{note}</p>}
      <ul id={id} hidden={!isOpen}>
        {fields.map(({ name, text: known = [] }) => (
          <li key={name}>
            <span>{name}</span>
            {known.map((each) =>
              each === undefined ? null : (
                <small key={each} className="ssm-Sheet-meaning">
                  {` ${each}`}
                </small>
              ),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
