/** Outside these limits plain notation has too many zeros to read. */
const smallest = 1e-6;
const largest = 1e15;

export type NumberText = (number: number) => string;

export function createNumberText(locale: string): NumberText {
  const plain = new Intl.NumberFormat(locale, { maximumSignificantDigits: 15 });
  const scientific = new Intl.NumberFormat(locale, { notation: 'scientific', maximumSignificantDigits: 15 });
  return (number) => {
    const size = Math.abs(number);
    return (size === 0 || (size >= smallest && size < largest) ? plain : scientific).format(number);
  };
}
