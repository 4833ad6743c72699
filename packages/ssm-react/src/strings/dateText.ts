export type DateText = (date: string) => string;

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** Options of a date format. Times of day apply only to moments, not to calendar days. */
export interface DateTextOptions {
  readonly dateStyle: 'medium' | 'long';
  readonly timeStyle?: 'short';
}

/**
 * Formats a date for the locale. A calendar day such as 2026-11-22 is the same day for every reader. A moment in RFC
 * 3339 notation is shown in the reader's time zone.
 */
export function createDateText(locale: string, options: DateTextOptions): DateText {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: options.dateStyle, timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, options);
  return (date) => (calendarDay.test(date) ? day : moment).format(new Date(date));
}
