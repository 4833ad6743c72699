/** Formats bytes as kilobytes, or as megabytes from one million. */
export function fileSize(bytes: number, locale: string): string {
  const [unit, divisor] = bytes < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const);
  const number = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  return number.format(Math.max(bytes / divisor, 0.1));
}
