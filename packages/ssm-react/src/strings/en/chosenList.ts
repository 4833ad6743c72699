/** Lazy-loaded with the pages that work on a list of the person (useChosenListTexts). */

export const chosenList = {
  placeholder: 'Choose a list…',
  paste: (version: string) => `Paste or import a list of ${version}`,
  another: 'Choose another list',
  pasted: 'Pasted list',
  /** `shown` is the grouped count. */
  reagents: (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`),
  tooLong: 'This list is too long for the link of this page. It is gone when you leave or reload the page.',
  missing: {
    Panel: 'This panel no longer exists, or it is not yours.',
    Set: 'This set no longer exists, or it is not yours.',
  },
  noBuilder: 'There is no builder here.',
  unreadable: 'The list of this link cannot be read.',
};

export type ChosenListTexts = typeof chosenList;
