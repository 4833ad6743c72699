/** Keys, named as on a keyboard, and what they do. */
export type KeyMeaning = readonly [keys: string, meaning: string];

/** A key of the table. Keys with a third item are listed only for users who may select or open rows. */
export type TableKey = readonly [...KeyMeaning, needs?: 'select' | 'open'];

export const tableKeys = {
  keys: [
    ['Arrow keys', 'To the next cell, row or header'],
    ['Home, End', 'First or last cell of the row'],
    ['Ctrl + Home, Ctrl + End', 'First or last cell of the page'],
    ['Page Up, Page Down', 'One screen of rows up or down'],
    ['Space', 'Select the row, or not', 'select'],
    ['Shift + Space', 'Select every row from the last one selected, or clear from the last one cleared', 'select'],
    ['Ctrl + A', 'Select the whole result, all pages', 'select'],
    ['Ctrl + C', 'Copy what is marked'],
    ['Ctrl + C', 'With nothing marked: copy the selected rows', 'select'],
    ['Enter', 'Open the row', 'open'],
    ['Enter', 'On a header: sort'],
    ['Shift + Left, Shift + Right', 'On a header: narrower or wider'],
    ['Ctrl + Shift + Left, Ctrl + Shift + Right', 'On a header: move the column'],
    ['?', 'This list'],
  ] as readonly TableKey[],
  aside: [
    ['I', 'Preview of the row beside the table, or not, where there is room'],
    ['Esc', 'Close the preview'],
  ] as readonly KeyMeaning[],
};

export type TableKeysTexts = typeof tableKeys;
