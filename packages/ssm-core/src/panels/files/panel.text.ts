/** Rules for panel names and descriptions, shared by client and server. */

const longestPanelName = 120;
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
