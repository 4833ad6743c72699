/**
 * Formats the name of a dilution group, such as 0.5%, like other percentages of the locale. Returns names of another
 * form as they are.
 */
export function dilutionText(group: string, locale: string): string {
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(group)?.[1];
  if (percent === undefined) return group;
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(Number(percent) / 100);
}
