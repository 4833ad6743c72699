import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { keepComposing } from './keys.ts';
import { insertText, pastedText } from './pastedText.ts';
import { useTypedText } from './useTypedText.ts';

export interface SearchFieldProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

/** A search box. Escape clears it. A pasted column of cells becomes a comma-separated list. */
export function SearchField({ label, clearLabel, value, onChange, isDisabled = false, inputRef }: SearchFieldProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const [text, type] = useTypedText(value, onChange);

  function clear(): void {
    type('');
    input.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (keepComposing(event) || event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text/plain');
    const cleaned = pastedText(pasted);
    if (cleaned === pasted) return;
    event.preventDefault();
    insertText(event.currentTarget, cleaned);
  }

  return (
    <div
      className="ssm-SearchField"
      data-component="SearchField"
      data-print="no"
      data-disabled={isDisabled || undefined}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className="ssm-SearchField-input"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        disabled={isDisabled}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      {text !== '' && <IconButton icon="close" label={clearLabel} size="small" onPress={clear} />}
    </div>
  );
}
