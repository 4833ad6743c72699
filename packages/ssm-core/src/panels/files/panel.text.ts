/** What the name and the description of a panel may hold: the one rule of interface and server. */

const longestPanelName = 120;
const longestPanelDescription = 2000;

/** Control characters, line and paragraph separators, and halves of surrogate pairs. */
const notInName = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;
/** Line breaks are welcome here. */
const notInDescription = /(?![\n\r])[\p{Cc}\p{Cs}]/u;
/** Nothing that can be seen: spaces and formatting characters alone. */
const invisible = /^[\p{Z}\p{Cf}]*$/u;

export type PanelTextProblem = 'empty' | 'tooLong' | 'control';

/** Characters as people count them: code points. */
const lengthOf = (text: string): number => Array.from(text).length;

/** What is wrong with a trimmed name; undefined when nothing is. */
export function panelNameProblem(name: string): PanelTextProblem | undefined {
  if (notInName.test(name)) return 'control';
  if (invisible.test(name)) return 'empty';
  return lengthOf(name) > longestPanelName ? 'tooLong' : undefined;
}

/** What is wrong with a description, which may be empty. */
export function panelDescriptionProblem(description: string): Exclude<PanelTextProblem, 'empty'> | undefined {
  if (notInDescription.test(description)) return 'control';
  return lengthOf(description) > longestPanelDescription ? 'tooLong' : undefined;
}
