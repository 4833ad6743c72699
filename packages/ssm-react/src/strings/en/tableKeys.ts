/** Keys, named as on a keyboard, and what they do. */
export type KeyMeaning = readonly [keys: string, meaning: string];

export const tableKeys = {
  move: [
    ['Arrow keys', 'To the next cell, row or header'],
    ['Home, End', 'First or last cell of the row'],
    ['Ctrl + Home, Ctrl + End', 'First or last cell of the page'],
    ['Page Up, Page Down', 'One screen of rows up or down'],
  ] as readonly KeyMeaning[],
  /** Listed only if the user may select rows. */
  select: [
    ['Space', 'Select the row, or not'],
    ['Shift + Space', 'Select every row from the last one selected, or clear from the last one cleared'],
    ['Ctrl + A', 'Select the whole result, all pages'],
    ['Ctrl + C', 'With nothing marked: copy the selected rows'],
  ] as readonly KeyMeaning[],
  /** Listed only if rows open something. */
  open: [['Enter', 'Open the row']] as readonly KeyMeaning[],
  keys: [
    ['Ctrl + C', 'Copy what is marked'],
    ['Enter', 'On a header: sort'],
    ['Shift + Left, Shift + Right', 'On a header: narrower or wider'],
    ['Ctrl + Shift + Left, Ctrl + Shift + Right', 'On a header: move the column'],
    ['?', 'This list'],
  ] as readonly KeyMeaning[],
  aside: [
    ['I', 'Preview of the row beside the table, or not, where there is room'],
    ['Esc', 'Close the preview'],
  ] as readonly KeyMeaning[],
};

export type TableKeysTexts = typeof tableKeys;
