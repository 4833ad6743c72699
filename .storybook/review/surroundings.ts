/** States that show the usual story in other surroundings, such as a dark theme. */
interface Surroundings {
  readonly name: string;
  readonly globals: Readonly<Record<string, string>>;
  readonly width?: number;
}

export const surroundings: readonly Surroundings[] = [
  { name: 'Dark', globals: { theme: 'dark' } },
  { name: 'Right to left', globals: { direction: 'rtl' } },
  { name: 'Forced colours', globals: { colours: 'forced' } },
  { name: 'Focus', globals: { focus: 'first' } },
  { name: 'Pseudo-locale, longer', globals: { locale: 'en-XA' } },
  { name: 'Pseudo-locale, mirrored', globals: { locale: 'ar-XB' } },
  { name: '320 px', globals: {}, width: 320 },
  { name: '320 px, dark', globals: { theme: 'dark' }, width: 320 },
  { name: '320 px, longer', globals: { locale: 'en-XA' }, width: 320 },
];
