import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { ImportedRow, RowAsk, RowEdit } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { ComboBox } from '../../../ui/combo-box/ComboBox.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { isComposing } from '../../../ui/field/keys.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { failureText, useImportTexts } from '../useImportTexts.ts';
import type { ReagentSuggestions } from './useReagentSuggestions.ts';

export interface CellActions {
  readonly begin: (row: number) => void;
  readonly change: (text: string) => void;
  readonly ask: (row: number, text: string) => void;
  readonly leave: (row: number) => void;
}

export interface WrittenCellProps {
  readonly index: number;
  readonly row: ImportedRow;
  readonly original: string;
  readonly edit: RowEdit | undefined;
  readonly ask: RowAsk | undefined;
  readonly typed: string | null;
  readonly offered: ReagentSuggestions | undefined;
  readonly actions: CellActions;
}

export function canEdit({ status }: ImportedRow): boolean {
  return status !== 'heading' && status !== 'blank';
}

/** Shows the text of a row. When the user edits the text, only this row is looked up again. */
export function WrittenCell({ index, row, original, edit, ask, typed, offered, actions }: WrittenCellProps) {
  const { strings, countText } = useSsm();
  const texts = useImportTexts();
  if (!canEdit(row)) return <span>{row.raw}</span>;
  if (typed !== null) {
    return <CellBox index={index} line={countText(row.line)} typed={typed} offered={offered} actions={actions} />;
  }

  // The buttons are no Tab stops: Tab reaches one cell of a grid, and keys of the cell do the same as its buttons.
  const press = (does: () => void) => ({
    type: 'button' as const,
    tabIndex: -1,
    onClick(event: MouseEvent) {
      event.stopPropagation();
      does();
    },
  });
  if (ask !== undefined && ask.error === null) {
    return (
      <>
        <span>{ask.text}</span>
        <Progress label={texts.asking(ask.text)} />
        <button {...press(() => actions.leave(index))} className="ssm-Import-link">
          {texts.stop}
        </button>
      </>
    );
  }
  const label = texts.edit(countText(row.line));
  return (
    <>
      <span>{edit?.text ?? row.raw}</span>
      <button
        {...press(() => actions.begin(index))}
        className="ssm-IconButton ssm-Import-edit"
        data-size="small"
        aria-label={label}
        title={label}
      >
        <Icon name="edit" />
      </button>
      {edit !== undefined && <small className="ssm-Import-muted ssm-Import-below">{texts.was(original)}</small>}
      {ask !== undefined && ask.error !== null && (
        <small className="ssm-Import-problem ssm-Import-below" role="alert">
          <span>{texts.notAsked(ask.text, failureText(ask.error, strings))}</span>{' '}
          <button {...press(() => actions.ask(index, ask.text))} className="ssm-Import-link">
            {texts.tryAgain}
          </button>
        </small>
      )}
    </>
  );
}

interface CellBoxProps {
  readonly index: number;
  readonly line: string;
  readonly typed: string;
  readonly offered: ReagentSuggestions | undefined;
  readonly actions: CellActions;
}

const nothingOffered: ReagentSuggestions = { suggestions: [], isLoading: false };

function doNothing(): void {}

/** A text box that suggests reagents of the menu. Choosing a reagent puts its SeqId in the cell and looks it up. */
function CellBox({ index, line, typed, offered = nothingOffered, actions }: CellBoxProps) {
  const texts = useImportTexts();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = frame.current?.querySelector('input');
    box?.focus();
    box?.select();
  }, []);

  /** Looks up the typed text on Enter. Runs before the combo box, which handles Enter on a chosen suggestion. */
  function handleEnter(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent) || event.key !== 'Enter') return;
    if ((event.target as HTMLElement).hasAttribute('aria-activedescendant')) return;
    event.preventDefault();
    event.stopPropagation();
    if (typed.trim() !== '') actions.ask(index, typed);
  }

  /**
   * Closes the box on Escape; the first Escape belongs to the combo box and closes suggestions. Ignores Page keys,
   * which would scroll the box out of view.
   */
  function handleKeys(event: KeyboardEvent): void {
    if (event.key === 'PageDown' || event.key === 'PageUp') event.preventDefault();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    // Stops Escape here, so that it does not close the dialog.
    event.stopPropagation();
    actions.leave(index);
  }

  return (
    // The element itself is not interactive; it handles events of the box inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={frame}
      className="ssm-Import-cellBox"
      onKeyDownCapture={handleEnter}
      onKeyDown={handleKeys}
      onClick={(event) => event.stopPropagation()}
    >
      <ComboBox
        label={texts.editLabel(line)}
        value={typed}
        suggestions={offered.suggestions}
        isLoading={offered.isLoading}
        loadingLabel={texts.loadingReagents}
        opensAtOnce
        onType={actions.change}
        onChoose={(seqId) => actions.ask(index, seqId)}
        onAsk={doNothing}
      />
    </div>
  );
}
