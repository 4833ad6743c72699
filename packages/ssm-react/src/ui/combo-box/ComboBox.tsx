import { useId, useRef } from 'react';
import { Progress } from '../feedback/Progress.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { type ComboBoxProps, useComboBox } from './useComboBox.ts';

/** A text box with suggestions. Lazy-load it, because it depends on react-aria's popover. */
export function ComboBox(props: ComboBoxProps) {
  const { label, value, suggestions, isLoading = false, loadingLabel, isInvalid = false, describedBy } = props;
  const frame = useRef<HTMLDivElement>(null);
  const listId = useId();
  const combo = useComboBox(props);
  return (
    <div ref={frame} className="ssm-ComboBox" data-component="ComboBox">
      <input
        type="text"
        role="combobox"
        className="ssm-TextBox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={combo.isOpen}
        aria-controls={combo.isOpen ? listId : undefined}
        aria-activedescendant={combo.activeIndex < 0 ? undefined : `${listId}-${combo.activeIndex}`}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        onChange={(event) => combo.type(event.currentTarget.value)}
        onKeyDown={combo.handleKey}
        onBlur={combo.close}
      />
      {isLoading && <Progress label={loadingLabel} />}
      {combo.isOpen && (
        <SuggestionList
          id={listId}
          label={label}
          triggerRef={frame}
          suggestions={suggestions}
          activeIndex={combo.activeIndex}
          maximumHeight={props.maximumHeight ?? 310}
          onChoose={combo.choose}
          onClose={combo.close}
        />
      )}
    </div>
  );
}
