/** Lazy-loaded with the language selector. The name of each language is in that language. */
export const language = {
  label: 'Language',
  failed: (name: string) => `${name} could not be fetched. Check the connection and choose it again.`,
};

export type LanguageTexts = typeof language;
