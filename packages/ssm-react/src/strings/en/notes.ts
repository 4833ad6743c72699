/** Texts of release notes. They come with their page. */
export const notes = {
  loading: 'Loading the release notes',
  /** The heading of a release. */
  release: (version: string, title: string) => `${version} – ${title}`,
  released: 'Released',
  empty: 'There are no release notes yet.',
};

export type NotesTexts = typeof notes;
