export const notes = {
  loading: 'Versionshinweise werden geladen',
  release: (version: string, title: string) => `${version} – ${title}`,
  released: 'Veröffentlicht',
  empty: 'Es gibt noch keine Versionshinweise.',
};
