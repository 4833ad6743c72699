/** The part of `sheet` that a table with a preview pane needs. */
export const sheetPreview = {
  preview: {
    title: 'Preview',
    facts: 'Facts',
    reagents: 'Same protein',
    close: 'Close the preview',
    opened: 'Preview opened',
    closed: 'Preview closed',
    nothing: 'Select a row to preview it',
    waiting: 'Waiting for the menu',
    placing: 'Looking for its place in the menu',
    /** Stands for a value that has not loaded yet. */
    awaited: '…',
    sharing: (count: number, shown: string) => {
      if (count === 0) return 'No other reagent for the same protein';
      return count === 1 ? '1 other reagent for the same protein' : `${shown} other reagents for the same protein`;
    },
    open: 'Open spec sheet',
  },
};
