/** What the menu says of Bulk Search before its dialog is opened, and of what one found: a part of `imports`. */
const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);

export const importsOnHome = {
  searchTitle: 'Bulk Search',
  /** In the menu. */
  chip: (count: number, shown: string) => `Bulk search: ${reagents(count, shown)}`,
  chipMissing: (count: number, shown: string) =>
    count === 1 ? '1 is not on this menu' : `${shown} are not on this menu`,
  /** On copying a link. */
  linkTooLong: (count: number, shown: string) =>
    `This list of ${reagents(count, shown)} is too long for a link: in this browser the link shows it, elsewhere every reagent.`,
  removeChip: (chip: string) => `Remove ${chip}`,
};
