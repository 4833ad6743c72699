/** What a table says of the pane beside it, before and while it is open: a part of `sheet`. */
export const sheetPreview = {
  /** Of the pane beside a table. */
  preview: {
    title: 'Preview',
    close: 'Close the preview',
    opened: 'Preview opened',
    closed: 'Preview closed',
    nothing: 'Focus a row to see it here',
    waiting: 'Waiting for the menu',
    placing: 'Looking for its place in the menu',
    /** In place of a value that is not loaded yet. */
    awaited: '…',
    sharing: (count: number, shown: string) => {
      if (count === 0) return 'No other reagent for the same protein';
      return count === 1 ? '1 other reagent for the same protein' : `${shown} other reagents for the same protein`;
    },
    open: 'Open spec sheet',
  },
};
