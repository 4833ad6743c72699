/** Texts about ignored parts of a link. Lazy-loaded for such links (linkTextsOf). */

export const links = {
  unknownParameter: (name: string) => `The link has a part that is not known here and was left out: ${name}`,
  invalidValue: (name: string, value: string) =>
    `The link has a value that cannot be used and was left out: ${name}=${value}`,
  filterNeedsSignIn: (filters: string) =>
    `The link has filters that need a sign-in: ${filters}. They were left out, so more reagents are shown than the link asks for.`,
  filterNeedsAccess: (filters: string) =>
    `The link has filters that your account may not use: ${filters}. They were left out, so more reagents are shown than the link asks for.`,
  filterNotInVersion: (filters: string) =>
    `The link has filters that this version does not have: ${filters}. They were left out, so more reagents are shown than the link asks for.`,
  filterUnreadable: (filters: string) =>
    `The link has filters that cannot be used: ${filters}. They were left out, so more reagents are shown than the link asks for.`,
  listForbidden:
    'The link lists some reagents alone. Lists are for signed-in people with access to them, so every reagent is shown.',
  listUnknown:
    'The link lists more reagents than it can hold, and this browser does not know them, so every reagent is shown.',
};

export type LinkTexts = typeof links;
