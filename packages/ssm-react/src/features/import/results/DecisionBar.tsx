import { useRef } from 'react';
import type { OfferedChoice, SeveralChoice, SeveralOutcome } from 'ssm-core';
import { isFound, offeredChoices, offeredSeqIds } from 'ssm-core/internal';
import type { MeasureTitle } from '../../../provider/useMeasureTitle.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/choice/Checkbox.tsx';
import { useRestoredFocus } from '../../../ui/hooks/useRestoredFocus.ts';
import { Menu } from '../../../ui/menu/Menu.tsx';
import type { ImportModel } from '../useImport.ts';
import { useImportTexts } from '../useImportTexts.ts';

export interface DecisionBarProps {
  readonly model: ImportModel;
  readonly titleOf: MeasureTitle;
  /** Index of the focused row in the list of results, or null. */
  readonly focusedRow: number | null;
}

function firstButton(bar: HTMLElement): HTMLElement | null {
  return bar.querySelector('button');
}

export function DecisionBar({ model, titleOf, focusedRow }: DecisionBarProps) {
  const { countText } = useSsm();
  const texts = useImportTexts();
  const { acceptable, hasAcceptable, severalStatus, severalCount, choices, takesSpanning } = model;
  const { canUndo, canRedo, undo, redo, acceptRows, rows, table } = model;
  const focused = focusedRow === null ? undefined : rows[focusedRow];
  // A row of a search needs no decision: a search only shows what the row may mean.
  const isSeveral = !model.isSearch && focused !== undefined && !isFound(focused) && offeredSeqIds(focused).length > 1;
  const ofLine = isSeveral && focusedRow !== null ? offeredChoices(rows, [focusedRow], table, takesSpanning) : [];
  const hasLineChoice = ofLine.some(({ decided }) => decided > 0);
  const severalName = severalStatus === 'proposed' ? texts.acceptSeveral : texts.chooseSeveral;
  const countsOf = (counts: readonly (readonly [number, (count: number, shown: string) => string])[]) =>
    counts.flatMap(([count, text]) => (count === 0 ? [] : [text(count, countText(count))]));
  // If no choice can decide any row, the counts of the first choice explain why.
  const [blocked] = choices.every(({ decided }) => decided === 0) ? choices : [];
  const isBlocked = (acceptable?.spanning ?? 0) > 0;
  const hasOption = hasAcceptable || isBlocked || takesSpanning || severalStatus !== null || hasLineChoice;
  const notes = countsOf([
    [acceptable === null || acceptable.rows.length === 0 ? 0 : acceptable.others, texts.acceptRest],
    [acceptable?.withdrawn ?? 0, texts.withdrawnRows],
    [(acceptable?.spanning ?? 0) + (blocked?.spanning ?? 0), texts.spanningRows],
    [blocked?.differing ?? 0, texts.differingRows],
  ]);
  const bar = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(bar, firstButton);
  return (
    <div
      ref={bar}
      className="ssm-Import-row ssm-Import-bar"
      role="group"
      aria-label={texts.decisions}
      data-component="DecisionBar"
      {...restoredFocus}
    >
      {canUndo && (
        <Button size="small" onPress={undo}>
          {texts.undo}
        </Button>
      )}
      {canRedo && (
        <Button size="small" onPress={redo}>
          {texts.redo}
        </Button>
      )}
      {/* The button stays after the last row is decided, so that it keeps the focus. */}
      {acceptable !== null && hasAcceptable && (
        <Button size="small" icon="check" isDisabled={acceptable.rows.length === 0} onPress={acceptRows}>
          {texts.acceptAll(countText(acceptable.rows.length))}
        </Button>
      )}
      {severalStatus !== null && (
        <ChoiceMenu
          name={severalName(countText(severalCount))}
          isDisabled={severalCount === 0}
          choices={choices}
          titleOf={titleOf}
          hasCounts
          onChoose={(choice) => model.chooseSeveral(choice, null)}
        />
      )}
      {hasLineChoice && focused !== undefined && (
        <ChoiceMenu
          name={texts.chooseForLine(countText(focused.line))}
          choices={ofLine}
          titleOf={titleOf}
          hasCounts={false}
          onChoose={(choice) => model.chooseSeveral(choice, focusedRow)}
        />
      )}
      {hasOption && (
        <Checkbox isSelected={takesSpanning} onChange={model.takeSpanning}>
          {texts.takeSpanning}
        </Checkbox>
      )}
      {notes.map((note) => (
        <span key={note} className="ssm-Import-muted">
          {note}
        </span>
      ))}
      {severalCount > 0 && model.isTableMissing && <span className="ssm-Import-muted">{texts.noMeasures}</span>}
      <output className="ssm-Import-muted" data-part="Outcome">
        {model.outcome !== null && <Outcome outcome={model.outcome} titleOf={titleOf} />}
      </output>
    </div>
  );
}

interface ChoiceMenuProps {
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly choices: readonly OfferedChoice[];
  readonly titleOf: MeasureTitle;
  readonly hasCounts: boolean;
  readonly onChoose: (choice: SeveralChoice) => void;
}

function ChoiceMenu({ name, isDisabled = false, choices, titleOf, hasCounts, onChoose }: ChoiceMenuProps) {
  const { countText } = useSsm();
  const choiceName = useChoiceName(titleOf);
  const texts = useImportTexts();
  const items = choices.map(({ choice, decided }, index) => ({
    id: String(index),
    label: hasCounts ? texts.choice(choiceName(choice), decided, countText(decided)) : choiceName(choice),
    isDisabled: decided === 0,
  }));
  return (
    <Menu
      items={items}
      isDisabled={isDisabled}
      onAction={(id) => {
        const chosen = choices[Number(id)];
        if (chosen !== undefined) onChoose(chosen.choice);
      }}
    >
      {name}
    </Menu>
  );
}

function useChoiceName(titleOf: MeasureTitle): (choice: SeveralChoice) => string {
  const texts = useImportTexts();
  return (choice) =>
    choice.by === 'best' ? texts.choices.best(titleOf(choice.measure), choice.order) : texts.choices[choice.by];
}

interface OutcomeProps {
  readonly outcome: SeveralOutcome;
  readonly titleOf: MeasureTitle;
}

function Outcome({ outcome, titleOf }: OutcomeProps) {
  const { strings, countText } = useSsm();
  const texts = useImportTexts();
  const choiceName = useChoiceName(titleOf);
  const { choice, decided, accepted, ties, missing, spanning, differing, skipped } = outcome;
  const counts = [
    [ties, texts.ties],
    [missing, texts.missing],
    [spanning, texts.spanningRows],
    [differing, texts.differingRows],
    [skipped, texts.skipped],
  ] as const;
  const parts = [
    accepted > 0 ? texts.accepted(accepted, countText(accepted)) : texts.decided(decided, countText(decided)),
    ...counts.flatMap(([count, text]) => (count === 0 ? [] : [text(count, countText(count))])),
  ];
  return <span>{`${choiceName(choice)}: ${parts.join(strings.values.listSeparator)}`}</span>;
}
