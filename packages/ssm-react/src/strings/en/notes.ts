/** Lazy-loaded with the release notes. */
export const notes = {
  loading: 'Loading the release notes',
  release: (version: string, title: string) => `${version} – ${title}`,
  released: 'Released',
  empty: 'There are no release notes yet.',
};

export type NotesTexts = typeof notes;
