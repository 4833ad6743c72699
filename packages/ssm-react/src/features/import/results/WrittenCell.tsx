import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { ImportedRow, RowAsk, RowEdit } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { ComboBox } from '../../../ui/combo-box/ComboBox.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { isComposing } from '../../../ui/field/keys.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { failureText } from '../source/failureText.ts';
import { useImportTexts } from '../useImportTexts.ts';
import type { ReagentSuggestions } from './useReagentSuggestions.ts';

/** What a cell that can be mended does. */
export interface CellActions {
  readonly begin: (row: number) => void;
  readonly change: (text: string) => void;
  /** Asks for what was typed. */
  readonly ask: (row: number, text: string) => void;
  /** Back to what is written, from a box or from a failure. */
  readonly leave: (row: number) => void;
}

export interface WrittenCellProps {
  /** The row's place in the answer. */
  readonly index: number;
  readonly row: ImportedRow;
  /** As it stood in the list. */
  readonly original: string;
  readonly edit: RowEdit | undefined;
  readonly ask: RowAsk | undefined;
  /** What is typed in the box of this cell; null while it has none. */
  readonly typed: string | null;
  /** Suggestions for the typed text. */
  readonly offered: ReagentSuggestions | undefined;
  readonly actions: CellActions;
}

/** Whether a row holds an item that can be mended. */
export function canEdit({ status }: ImportedRow): boolean {
  return status !== 'heading' && status !== 'blank';
}

/** What is written in a row. It can be mended: then this row alone is asked again. */
export function WrittenCell({ index, row, original, edit, ask, typed, offered, actions }: WrittenCellProps) {
  const { strings, countText } = useSsm();
  const texts = useImportTexts();
  if (!canEdit(row)) return <span>{row.raw}</span>;
  if (typed !== null) {
    return <CellBox index={index} line={countText(row.line)} typed={typed} offered={offered} actions={actions} />;
  }

  // Within a grid Tab reaches one cell, whose keys do the same.
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

/** Suggests reagents of the menu. Choosing one puts its SeqId in the cell and asks the server for it. */
function CellBox({ index, line, typed, offered = nothingOffered, actions }: CellBoxProps) {
  const texts = useImportTexts();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = frame.current?.querySelector('input');
    box?.focus();
    box?.select();
  }, []);

  /** Before the box hears of it: without a chosen suggestion Enter asks for what is typed. */
  function handleEnter(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent) || event.key !== 'Enter') return;
    if ((event.target as HTMLElement).hasAttribute('aria-activedescendant')) return;
    event.preventDefault();
    event.stopPropagation();
    if (typed.trim() !== '') actions.ask(index, typed);
  }

  /** The first Escape closes the suggestions. Page keys mean nothing in one line of text, and would scroll the box out of view. */
  function handleKeys(event: KeyboardEvent): void {
    if (event.key === 'PageDown' || event.key === 'PageUp') event.preventDefault();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    // Escape leaves the box and not the dialog.
    event.stopPropagation();
    actions.leave(index);
  }

  return (
    // The keys and clicks are those of the box in it.
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
        onType={actions.change}
        onChoose={(seqId) => actions.ask(index, seqId)}
        onAsk={doNothing}
      />
    </div>
  );
}
