import { useRef } from 'react';
import type { OfferedChoice, SeveralChoice, SeveralOutcome } from 'ssm-core';
import { isFound, offeredChoices, offeredSeqIds } from 'ssm-core/internal';
import type { MeasureTitle } from '../../../provider/useMeasureTitle.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useKeptFocus } from '../../../ui/hooks/useKeptFocus.ts';
import { Menu } from '../../../ui/menu/Menu.tsx';
import type { ImportModel } from '../useImport.ts';
import { useImportTexts } from '../useImportTexts.ts';

export interface DecisionBarProps {
  readonly model: ImportModel;
  readonly titleOf: MeasureTitle;
  /** The row that has the focus, by its place in the answer; null for none. */
  readonly focusedRow: number | null;
}

/** What takes the focus when the last step is taken back, or done again. */
function firstButton(bar: HTMLElement): HTMLElement | null {
  return bar.querySelector('button');
}

/** Decides many rows at once, and takes decisions back. */
export function DecisionBar({ model, titleOf, focusedRow }: DecisionBarProps) {
  const { countText } = useSsm();
  const texts = useImportTexts();
  const { acceptable, severalCount, choices, canUndo, canRedo, undo, redo, acceptRows, rows, table } = model;
  const focused = focusedRow === null ? undefined : rows[focusedRow];
  // What was accepted before is still named, with nothing more to accept.
  const canAccept = acceptable !== null && acceptable.rows.length > 0;
  const isSeveral = focused !== undefined && !isFound(focused) && offeredSeqIds(focused).length > 1;
  const bar = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(bar, firstButton);
  return (
    <div
      ref={bar}
      className="ssm-Import-row ssm-Import-bar"
      role="group"
      aria-label={texts.decisions}
      data-component="DecisionBar"
      {...keptFocus}
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
      {canAccept && (
        <Button size="small" icon="check" onPress={acceptRows}>
          {texts.acceptAll(countText(acceptable.rows.length))}
        </Button>
      )}
      {acceptable !== null && acceptable.others > 0 && acceptable.rows.length > 0 && (
        <span className="ssm-Import-muted">{texts.acceptRest(acceptable.others, countText(acceptable.others))}</span>
      )}
      {severalCount > 0 && (
        <ChoiceMenu
          name={texts.chooseSeveral(countText(severalCount))}
          choices={choices}
          titleOf={titleOf}
          hasCounts
          onChoose={(choice) => model.chooseSeveral(choice, null)}
        />
      )}
      {isSeveral && focusedRow !== null && (
        <ChoiceMenu
          name={texts.chooseForLine(countText(focused.line))}
          choices={offeredChoices(rows, [focusedRow], table)}
          titleOf={titleOf}
          hasCounts={false}
          onChoose={(choice) => model.chooseSeveral(choice, focusedRow)}
        />
      )}
      {severalCount > 0 && model.isTableMissing && <span className="ssm-Import-muted">{texts.noMeasures}</span>}
      <output className="ssm-Import-muted" data-part="Outcome">
        {model.outcome !== null && <Outcome outcome={model.outcome} titleOf={titleOf} />}
      </output>
    </div>
  );
}

interface ChoiceMenuProps {
  readonly name: string;
  readonly choices: readonly OfferedChoice[];
  readonly titleOf: MeasureTitle;
  /** Whether each says how many rows it would decide. */
  readonly hasCounts: boolean;
  readonly onChoose: (choice: SeveralChoice) => void;
}

function ChoiceMenu({ name, choices, titleOf, hasCounts, onChoose }: ChoiceMenuProps) {
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

/** What the last choice came to, and why it left rows undecided. */
function Outcome({ outcome, titleOf }: OutcomeProps) {
  const { strings, countText } = useSsm();
  const texts = useImportTexts();
  const choiceName = useChoiceName(titleOf);
  const { choice, decided, ties, missing } = outcome;
  const parts = [
    texts.decided(decided, countText(decided)),
    ...(ties === 0 ? [] : [texts.ties(ties, countText(ties))]),
    ...(missing === 0 ? [] : [texts.missing(missing, countText(missing))]),
  ];
  return `${choiceName(choice)}: ${parts.join(strings.values.listSeparator)}`;
}
