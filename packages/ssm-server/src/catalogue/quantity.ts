/** A count in words: 1 record, 7,596 records. */
export function quantity(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}
