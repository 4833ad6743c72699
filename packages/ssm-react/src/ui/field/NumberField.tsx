import { useState } from 'react';
import { insertText } from './pastedText.ts';

export interface NumberFieldProps {
  /** The accessible name. */
  readonly label: string;
  /** As typed: what is no number yet stays, for its owner to say so. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isInvalid?: boolean;
  /** Id of the text beside the field: its range, or what is wrong. */
  readonly describedBy?: string | undefined;
  /** Said when a character was not typed, for no number has it. */
  readonly refusedText: string;
  /** Said when of a pasted text the number alone was taken. */
  readonly cleanedText: (number: string) => string;
}

/**
 * What stands in a number. A comma and a sign are typed wherever they are: left out, 0,5 would be 5 and 1-2 would be 12. Their owner says
 * what is wrong.
 */
const ofNumbers = /^[\d.,+\-\u2212\s]$/;
const exponent = /^e$/i;
const oneCharacter = /^.$/su;
/** A number on its own, not one that is part of a name such as IL-6. */
const number = /(?<!\p{L}[-\u2010-\u2015]?|[\p{N}.,])[+\-\u2212]?(?:\d+(?:[.,]\d+)*|\.\d+)(?:e[+\-\u2212]?\d+)?/giu;

/** The one number that stands in a text among other things; undefined where it is nothing else, or where there is none or more than one. */
function numberAmong(text: string): string | undefined {
  const found = text.match(number) ?? [];
  return found.length === 1 && found[0] !== text.trim() ? found[0] : undefined;
}

function canBeTyped(typed: string, { value, selectionStart }: HTMLInputElement): boolean {
  return ofNumbers.test(typed) || (exponent.test(typed) && /\d/.test(value.slice(0, selectionStart ?? value.length)));
}

/** A box for a number: what cannot become one is not typed, and of a pasted text the number is taken; either is said. A phone shows its number keys. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, isInvalid = false, describedBy, refusedText, cleanedText } = props;
  const [told, setTold] = useState('');
  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        className="ssm-TextBox"
        data-component="NumberField"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onBeforeInput={(event) => {
          const { data } = event as typeof event & { readonly data?: unknown };
          // What is pasted comes whole.
          if (typeof data !== 'string' || !oneCharacter.test(data) || canBeTyped(data, event.currentTarget)) return;
          event.preventDefault();
          setTold(refusedText);
        }}
        onPaste={(event) => {
          const kept = numberAmong(event.clipboardData.getData('text'));
          if (kept === undefined) return;
          event.preventDefault();
          insertText(event.currentTarget, kept);
          setTold(cleanedText(kept));
        }}
        onChange={(event) => {
          setTold('');
          onChange(event.currentTarget.value);
        }}
      />
      <p className="ssm-NumberField-told" aria-live="polite">
        {told}
      </p>
    </>
  );
}
