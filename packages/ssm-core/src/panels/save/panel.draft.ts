/** Rules for panel names and descriptions, shared by client and server. */

export const longestPanelName = 120;
const longestPanelDescription = 2000;

/** Control characters, line and paragraph separators, and halves of surrogate pairs. */
const notInName = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;
const notInDescription = /(?![\n\r])[\p{Cc}\p{Cs}]/u;
/** Only spaces and formatting characters. */
const invisible = /^[\p{Z}\p{Cf}]*$/u;

export type PanelTextProblem = 'empty' | 'tooLong' | 'control';

const lengthOf = (text: string): number => Array.from(text).length;

/** Returns the problem of a trimmed name; undefined if it is valid. */
export function panelNameProblem(name: string): PanelTextProblem | undefined {
  if (notInName.test(name)) return 'control';
  if (invisible.test(name)) return 'empty';
  return lengthOf(name) > longestPanelName ? 'tooLong' : undefined;
}

/** Returns the problem of a description, which may be empty; undefined if it is valid. */
export function panelDescriptionProblem(description: string): Exclude<PanelTextProblem, 'empty'> | undefined {
  if (notInDescription.test(description)) return 'control';
  return lengthOf(description) > longestPanelDescription ? 'tooLong' : undefined;
}

export interface PanelDraft {
  /** Name as typed, not trimmed. */
  readonly name: string;
  readonly description: string;
}

export type PanelDraftProblem =
  | 'name_empty'
  | 'name_too_long'
  | 'name_control'
  | 'name_taken'
  | 'description_too_long'
  | 'description_control';

export interface PanelDraftProblems {
  readonly name: PanelDraftProblem | undefined;
  readonly description: PanelDraftProblem | undefined;
}

const nameProblems = { empty: 'name_empty', tooLong: 'name_too_long', control: 'name_control' } as const;
const descriptionProblems = { tooLong: 'description_too_long', control: 'description_control' } as const;

export function panelDraftProblems({ name, description }: PanelDraft): PanelDraftProblems {
  const ofName = panelNameProblem(name.trim());
  const ofDescription = panelDescriptionProblem(description);
  return {
    name: ofName && nameProblems[ofName],
    description: ofDescription && descriptionProblems[ofDescription],
  };
}
