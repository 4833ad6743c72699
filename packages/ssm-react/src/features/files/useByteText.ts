import { useMemo } from 'react';
import { useSsm } from '../../provider/useSsm.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

export function useByteText(): (bytes: number) => string {
  const { locale } = useSsm();
  return useMemo(() => {
    const formats = units.map(
      (unit, at) =>
        new Intl.NumberFormat(locale, {
          style: 'unit',
          unit,
          unitDisplay: 'short',
          maximumFractionDigits: at > 1 ? 1 : 0,
        }),
    );
    return (bytes) => {
      const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
      return (formats[power] as Intl.NumberFormat).format(bytes / 1000 ** power);
    };
  }, [locale]);
}
