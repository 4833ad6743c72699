/** Texts of the choice of a language. They come with it. Languages call themselves. */
export const language = {
  label: 'Language',
  failed: (name: string) => `${name} could not be fetched. Check the connection and choose it again.`,
};

export type LanguageTexts = typeof language;
