import { type KeyboardEvent, type Ref, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { keepComposing } from './keys.ts';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string | undefined;
  /** Id of an element that describes the field. */
  readonly describedBy?: string | undefined;
  readonly isMultiline?: boolean;
  readonly onEnter?: (() => void) | undefined;
  readonly fieldRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, problem, describedBy, isMultiline = false, onEnter, fieldRef } = props;
  const id = useId();
  const problemId = `${id}-problem`;
  const Box = isMultiline ? 'textarea' : 'input';

  function handleKeyDown(event: KeyboardEvent): void {
    if (keepComposing(event) || event.key !== 'Enter' || isMultiline) return;
    event.preventDefault();
    onEnter?.();
  }

  return (
    <div className="ssm-TextField" data-component="TextField">
      <label htmlFor={id}>{label}</label>
      <Box
        ref={fieldRef}
        id={id}
        className="ssm-TextBox"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? describedBy : problemId}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <div aria-live="polite" data-part="Problem">
        {problem !== undefined && (
          <p id={problemId} className="ssm-TextField-problem">
            <Icon name="error" />
            <span>{problem}</span>
          </p>
        )}
      </div>
    </div>
  );
}
