/** Lazy-loaded with the language selector. Language names are in their own language. */
export const language = {
  label: 'Language',
  failed: (name: string) => `${name} could not be fetched. Check the connection and choose it again.`,
};

export type LanguageTexts = typeof language;
