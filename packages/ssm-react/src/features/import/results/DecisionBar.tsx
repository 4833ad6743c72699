import type { OfferedChoice, SeveralChoice, SeveralOutcome } from 'ssm-core';
import { isFound, offeredChoices, offeredSeqIds } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import type { ImportModel } from '../useImport.ts';
import { useImportTexts } from '../useImportTexts.ts';

export interface DecisionBarProps {
  readonly model: ImportModel;
  /** The row that has the focus, by its place in the answer; null for none. */
  readonly focusedRow: number | null;
}

/** Decides many rows at once, and takes decisions back. */
export function DecisionBar({ model, focusedRow }: DecisionBarProps) {
  const { countText } = useSsm();
  const texts = useImportTexts();
  const { acceptable, severalCount, choices, canUndo, canRedo, undo, redo, acceptRows, rows, table } = model;
  const focused = focusedRow === null ? undefined : rows[focusedRow];
  // What was accepted before is still named, with nothing more to accept.
  const canAccept = acceptable !== null && acceptable.rows.length > 0;
  const isSeveral = focused !== undefined && !isFound(focused) && offeredSeqIds(focused).length > 1;
  return (
    <div
      className="ssm-Import-row ssm-Import-bar"
      role="group"
      aria-label={texts.decisions}
      data-component="DecisionBar"
    >
      <Button size="small" isDisabled={!canUndo} onPress={undo}>
        {texts.undo}
      </Button>
      <Button size="small" isDisabled={!canRedo} onPress={redo}>
        {texts.redo}
      </Button>
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
          hasCounts
          onChoose={(choice) => model.chooseSeveral(choice, null)}
        />
      )}
      {isSeveral && focusedRow !== null && (
        <ChoiceMenu
          name={texts.chooseForLine(countText(focused.line))}
          choices={offeredChoices(rows, [focusedRow], table)}
          hasCounts={false}
          onChoose={(choice) => model.chooseSeveral(choice, focusedRow)}
        />
      )}
      {severalCount > 0 && model.isTableMissing && <span className="ssm-Import-muted">{texts.noMeasures}</span>}
      <output className="ssm-Import-muted" data-part="Outcome">
        {model.outcome !== null && <Outcome outcome={model.outcome} />}
      </output>
    </div>
  );
}

interface ChoiceMenuProps {
  readonly name: string;
  readonly choices: readonly OfferedChoice[];
  /** Whether each says how many rows it would decide. */
  readonly hasCounts: boolean;
  readonly onChoose: (choice: SeveralChoice) => void;
}

function ChoiceMenu({ name, choices, hasCounts, onChoose }: ChoiceMenuProps) {
  const { countText } = useSsm();
  const choiceName = useChoiceName();
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

function useChoiceName(): (choice: SeveralChoice) => string {
  const { strings } = useSsm();
  const texts = useImportTexts();
  return (choice) =>
    choice.by === 'best'
      ? texts.choices.best(strings.columns[choice.measure].title, choice.order)
      : texts.choices[choice.by];
}

/** What the last choice came to, and why it left rows undecided. */
function Outcome({ outcome }: { readonly outcome: SeveralOutcome }) {
  const { strings, countText } = useSsm();
  const texts = useImportTexts();
  const choiceName = useChoiceName();
  const { choice, decided, ties, missing } = outcome;
  const parts = [
    texts.decided(decided, countText(decided)),
    ...(ties === 0 ? [] : [texts.ties(ties, countText(ties))]),
    ...(missing === 0 ? [] : [texts.missing(missing, countText(missing))]),
  ];
  return `${choiceName(choice)}: ${parts.join(strings.values.listSeparator)}`;
}
