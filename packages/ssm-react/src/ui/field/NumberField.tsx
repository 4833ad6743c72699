import { useId, useState } from 'react';
import type { NumberNotation, SignedText } from 'ssm-core/internal';
import { useDebounced } from '../hooks/useDebounced.ts';
import { keepComposing } from './keys.ts';
import { insertText } from './pastedText.ts';

export interface NumberFieldProps {
  readonly label: string;
  /** The text as typed. Invalid text stays, so that the parent can report it. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly notation: NumberNotation;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  /** Reads a sign at the start of the text, which the parent removes in `onChange`. Default: signs are refused. */
  readonly signOf?: ((text: string) => SignedText | null) | undefined;
  /** Announced for a sign. */
  readonly signText?: ((sign: SignedText['operator']) => string) | undefined;
  /** Announced when the user types a character that no number can contain. */
  readonly refusedText: string;
  /** Announced when the user pastes text and only the number in it is inserted. */
  readonly cleanedText: (number: string) => string;
  /**
   * Announced for a number in foreign notation, or a number that another language reads differently. `other` is that
   * other reading.
   */
  readonly readText: (number: string, other: string | null) => string;
}

/**
 * Delay of the announcement. It is longer than the pause between two keys: `1.00` on the way to `1.005` needs no
 * announcement.
 */
const saidAfterMs = 500;

const oneCharacter = /^.$/su;

/** Describes how an ambiguous or foreign number was read. Returns undefined for any other text. */
function readingOf(value: string, { notation, readText }: NumberFieldProps): string | undefined {
  const reading = notation.read(value);
  if (reading === null || !Number.isFinite(reading.number)) return undefined;
  const { number, other, isOwn } = reading;
  if (isOwn && other === null) return undefined;
  return readText(notation.write(number), other === null ? null : notation.write(other));
}

/**
 * A text box for a number in the notation of the page's language. It refuses characters that no number can contain,
 * and extracts the number from pasted text. Both are announced, and so is the reading of an ambiguous number. Phones
 * show number keys.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, notation, isInvalid = false, describedBy, refusedText, cleanedText } = props;
  const { signOf, signText } = props;
  const noteId = useId();
  const [note, setNote] = useState('');
  const [isTyped, setIsTyped] = useState(false);
  const hasPaused = useDebounced(value, saidAfterMs) === value;
  const reading = isTyped && hasPaused ? readingOf(value, props) : undefined;
  const said = [note, reading].filter(Boolean).join(' ');
  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        className="ssm-TextBox"
        data-component="NumberField"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={[describedBy, said && noteId].filter(Boolean).join(' ') || undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onKeyDown={keepComposing}
        onBeforeInput={(event) => {
          const { data } = event as typeof event & { readonly data?: unknown };
          // Checks single characters only: pasted text arrives as a whole and is handled by the paste event.
          if (typeof data !== 'string' || !oneCharacter.test(data)) return;
          const { selectionStart } = event.currentTarget;
          const before = value.slice(0, selectionStart ?? value.length);
          if (notation.canFollow(before, data) || (before.trim() === '' && signOf?.(data))) return;
          event.preventDefault();
          setNote(refusedText);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          const signed = signOf?.(pasted) ?? undefined;
          const found = notation.find(signed?.rest ?? pasted);
          if (found === null) return;
          event.preventDefault();
          if (signed === undefined) {
            insertText(event.currentTarget, found);
            setNote(cleanedText(found));
          } else insertText(event.currentTarget, signed.operator + found);
        }}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const signed = signOf?.(text);
          setNote((signed && signText?.(signed.operator)) ?? '');
          setIsTyped(true);
          onChange(text);
        }}
      />
      <p id={noteId} className="ssm-NumberField-told" aria-live="polite">
        {said}
      </p>
    </>
  );
}
