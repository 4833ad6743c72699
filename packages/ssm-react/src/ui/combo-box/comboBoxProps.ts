export interface Suggested {
  readonly value: string;
  readonly note?: string | undefined;
}

export interface ComboBoxProps {
  readonly label: string;
  readonly value: string;
  /** Shown below the box while the user types; an empty array closes the list. */
  readonly suggestions: readonly Suggested[];
  readonly isLoading?: boolean;
  readonly loadingLabel: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (value: string) => void;
  /** Called when an arrow key asks for suggestions to the current text. */
  readonly onAsk: () => void;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  /** Maximum height of the list in CSS pixels; default 310. */
  readonly maximumHeight?: number;
}
