import { useMemo } from 'react';
import { useSsm } from '../../../provider/useSsm.ts';
import { createTick } from '../../../strings/format.ts';

export interface Figures {
  readonly share: (part: number, whole: number) => string;
  readonly edge: (value: number) => string;
  /** Formats a number of an axis, which has little room. */
  readonly tick: (value: number) => string;
  /** Formats a factor or a concordance, with at least three decimals and all others that it has. */
  readonly coefficient: (value: number) => string;
  readonly time: (time: string) => string;
}

/**
 * Formats a share such as 684 of 1,000 as 68%. Rounds down, so that only all is 100%. Shares below 1% have one
 * decimal.
 */
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
    const decimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 3, maximumFractionDigits: 12 });
    const tick = createTick(locale);
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      share: createShare(locale),
      edge: (value) => edge.format(value),
      tick,
      coefficient: (value) => decimals.format(value),
      time: (value) => time.format(new Date(value)),
    };
  }, [locale]);
}
