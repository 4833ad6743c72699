/** What a text box that suggests takes. */
export interface Suggested {
  readonly value: string;
  /** A short text at the end of the line, such as a count. */
  readonly note?: string | undefined;
}

export interface ComboBoxProps {
  /** The accessible name of the box and of its list. */
  readonly label: string;
  /** Any text; a suggestion is an offer. */
  readonly value: string;
  /** Shown below the box while a person types; the list closes while there are none. */
  readonly suggestions: readonly Suggested[];
  readonly isLoading?: boolean;
  /** Says that suggestions are on their way. */
  readonly loadingLabel: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (value: string) => void;
  /** The list is wanted for what is there already: an arrow key was pressed. */
  readonly onAsk: () => void;
  readonly isInvalid?: boolean;
  /** Id of the text beside the box. */
  readonly describedBy?: string | undefined;
  /** How high the list may get, in CSS pixels; default 310. */
  readonly maximumHeight?: number;
}
