/** What is said of links that say too much or too little. They come when they are needed; see linkTextsOf. */

const reagents = (count: number, shown: string): string => (count === 1 ? '1 reagent' : `${shown} reagents`);

export const links = {
  unknownParameter: (name: string) => `The link has a part that is not known here and was left out: ${name}`,
  invalidValue: (name: string, value: string) =>
    `The link has a value that cannot be used and was left out: ${name}=${value}`,
  listForbidden:
    'The link lists some reagents alone. Lists are for signed-in people with access to them, so every reagent is shown.',
  listUnknown:
    'The link lists more reagents than it can hold, and this browser does not know them, so every reagent is shown.',
  /** On copying; the count arrives grouped as `shown`. */
  listTooLong: (count: number, shown: string) =>
    `This list of ${reagents(count, shown)} is too long for a link: in this browser the link shows it, elsewhere every reagent.`,
};

export type LinkTexts = typeof links;
