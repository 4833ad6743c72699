import { useMemo } from 'react';
import { useSsm } from '../../../provider/useSsm.ts';

/** How shares, round numbers and times read in the provider's locale. */
export interface Figures {
  /** Of parts of a whole. */
  readonly share: (part: number, whole: number) => string;
  /** An edge of a bar, which is round. */
  readonly edge: (value: number) => string;
  /** An RFC 3339 time in the person's own time zone. */
  readonly time: (time: string) => string;
}

/** Writes 684 of 1,000 as 68%. It rounds down, so that what is not all is never 100%; below 1% it shows one digit. */
export function createShare(locale: string): Figures['share'] {
  const whole = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const small = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 1 });
  return (part, all) => {
    const hundredths = Math.floor((100 * part) / all);
    return hundredths === 0 ? small.format(part / all) : whole.format(hundredths / 100);
  };
}

export function useFigures(): Figures {
  const { locale } = useSsm();
  return useMemo(() => {
    const edge = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 });
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      share: createShare(locale),
      edge: (value) => edge.format(value),
      time: (value) => time.format(new Date(value)),
    };
  }, [locale]);
}
