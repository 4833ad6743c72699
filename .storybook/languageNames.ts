export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  ja: '日本語',
  'en-XA': 'Ŵîðéñéð (pseudo-locale)',
  'ar-XB': 'Mirrored (pseudo-locale)',
};
