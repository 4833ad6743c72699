/** The part of `imports` that the menu shows before the dialog opens. */
const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);

export const importsOnHome = {
  searchTitle: 'Bulk Search',
  chip: (count: number, shown: string) => `Bulk search: ${reagents(count, shown)}`,
  chipMissing: (count: number, shown: string) =>
    count === 1 ? '1 is not on this menu' : `${shown} are not on this menu`,
  linkTooLong: (count: number, shown: string) =>
    `This list of ${reagents(count, shown)} is too long for a link: in this browser the link shows it, elsewhere every reagent.`,
  removeChip: (chip: string) => `Remove ${chip}`,
};
