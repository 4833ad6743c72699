import { useId, useState } from 'react';
import type { NumberNotation } from 'ssm-core/internal';
import { useSettled } from '../hooks/useSettled.ts';
import { keepComposing } from './keys.ts';
import { insertText } from './pastedText.ts';

export interface NumberFieldProps {
  /** The accessible name. */
  readonly label: string;
  /** As typed: what is no number yet stays, for its owner to say so. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** How the language of the page writes numbers. */
  readonly notation: NumberNotation;
  readonly isInvalid?: boolean;
  /** Id of the text beside the field: its range, or what is wrong. */
  readonly describedBy?: string | undefined;
  /** Said when a character was not typed, for no number has it. */
  readonly refusedText: string;
  /** Said when of a pasted text the number alone was taken. */
  readonly cleanedText: (number: string) => string;
  /** Said of a number that was not typed as the language writes it, or that another language reads as the other number. */
  readonly readText: (number: string, other: string | null) => string;
}

/** Longer than the pause between two keys: `1.00` on the way to `1.005` needs no word. */
const saidAfterMs = 500;

const oneCharacter = /^.$/su;

/** How the typed text was read; undefined when nobody reads it otherwise, or when it is no number. */
function readingOf(value: string, { notation, readText }: NumberFieldProps): string | undefined {
  const reading = notation.read(value);
  if (reading === null || !Number.isFinite(reading.number)) return undefined;
  const { number, other, isOwn } = reading;
  if (isOwn && other === null) return undefined;
  return readText(notation.write(number), other === null ? null : notation.write(other));
}

/**
 * A box for a number, as the language of the page writes it. It refuses characters that no number has, and takes the number out of a
 * pasted text that holds more. It says both, and how it reads a number that has two readings. A phone shows its number keys.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, notation, isInvalid = false, describedBy, refusedText, cleanedText } = props;
  const toldId = useId();
  const [told, setTold] = useState('');
  const [isTyped, setIsTyped] = useState(false);
  const isSettled = useSettled(value, saidAfterMs) === value;
  const reading = isTyped && isSettled ? readingOf(value, props) : undefined;
  const said = [told, reading].filter(Boolean).join(' ');
  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        className="ssm-TextBox"
        data-component="NumberField"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={[describedBy, said && toldId].filter(Boolean).join(' ') || undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onKeyDown={keepComposing}
        onBeforeInput={(event) => {
          const { data } = event as typeof event & { readonly data?: unknown };
          // What is pasted comes whole.
          if (typeof data !== 'string' || !oneCharacter.test(data)) return;
          const { selectionStart } = event.currentTarget;
          if (notation.canFollow(value.slice(0, selectionStart ?? value.length), data)) return;
          event.preventDefault();
          setTold(refusedText);
        }}
        onPaste={(event) => {
          const kept = notation.find(event.clipboardData.getData('text'));
          if (kept === null) return;
          event.preventDefault();
          insertText(event.currentTarget, kept);
          setTold(cleanedText(kept));
        }}
        onChange={(event) => {
          setTold('');
          setIsTyped(true);
          onChange(event.currentTarget.value);
        }}
      />
      <p id={toldId} className="ssm-NumberField-told" aria-live="polite">
        {said}
      </p>
    </>
  );
}
