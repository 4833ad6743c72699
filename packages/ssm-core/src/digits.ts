/** Decimal digits of every script. */

/** Unicode has the ten digits of each script in a row. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** The text with the digits of any script as 0 to 9. Full-width digits have to be normalised before. */
export function plainDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, valueOf);
}
