/** Texts of release notes. They come with their page. */
export const notes = {
  loading: 'Versionshinweise werden geladen',
  /** The heading of a release. */
  release: (version: string, title: string) => `${version} – ${title}`,
  released: 'Veröffentlicht',
  empty: 'Es gibt noch keine Versionshinweise.',
};
