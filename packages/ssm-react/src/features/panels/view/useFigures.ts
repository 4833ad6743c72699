import { useMemo } from 'react';
import { useSsm } from '../../../provider/useSsm.ts';

/** How shares, round numbers and times read in the provider's locale. */
export interface Figures {
  /** 0.684 as 68%. */
  readonly share: (share: number) => string;
  /** An edge of a bar, which is round. */
  readonly edge: (value: number) => string;
  /** An RFC 3339 time in the person's own time zone. */
  readonly time: (time: string) => string;
}

export function useFigures(): Figures {
  const { locale } = useSsm();
  return useMemo(() => {
    const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    const edge = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 });
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      share: (value) => share.format(value),
      edge: (value) => edge.format(value),
      time: (value) => time.format(new Date(value)),
    };
  }, [locale]);
}
