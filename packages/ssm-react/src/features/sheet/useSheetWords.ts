import { useMemo } from 'react';
import type { Analyte, AnalyteMeasure, ColumnKey } from 'ssm-core';
import { columnDefinition } from 'ssm-core/engine';
import { reportedValue, standingOf } from 'ssm-core/internal';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { type SheetTexts, sheet } from '../../strings/en/sheet.ts';
import { dilutionText } from '../../strings/format.ts';

export const useSheetTexts = (): SheetTexts => useLateTexts('sheet', sheet);

export interface SheetWords {
  readonly measure: (key: ColumnKey, value: number) => string;
  readonly value: (analyte: Analyte, key: ColumnKey) => string;
  readonly standing: (measure: AnalyteMeasure) => string;
  readonly nameOf: (analyte: Analyte) => string;
}

export function useSheetWords(): SheetWords {
  const { strings, locale, cellText, countText } = useSsm();
  const texts = useSheetTexts();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

    function measure(key: ColumnKey, value: number): string {
      const { unit } = columnDefinition(key);
      const text = cellText(key, value);
      if (unit === undefined) return text;
      return unit === 'percent' ? texts.percent(text) : texts.rfu(text);
    }

    /** Formats a share as a percentage. Rounds down, so that only all is 100 %. */
    function share(part: number, whole: number): string {
      const hundredths = Math.floor((100 * part) / whole);
      return hundredths === 0 ? texts.standing.lessThan(percent.format(0.01)) : percent.format(hundredths / 100);
    }

    function place(about: AnalyteMeasure): string {
      const { standing: words } = texts;
      const standing = standingOf(about);
      const count = countText(about.count);
      switch (standing.code) {
        case 'not_reported':
          return words.notReported(about.count, count);
        case 'only_one':
          return words.onlyOne;
        case 'same_as_all':
          return words.sameAsAll(count);
        case 'lowest':
        case 'highest':
          return words[standing.code](count);
        default:
          return words[standing.code](countText(standing.than), count, share(standing.than, about.count));
      }
    }

    return {
      measure,
      value(analyte, key) {
        const value = reportedValue(analyte, key);
        if (value === null) return texts.notReported;
        if (key === 'dilutionGroup') return dilutionText(String(value), locale);
        return typeof value === 'number' ? measure(key, value) : cellText(key, value);
      },
      standing(about) {
        const { standing: words } = texts;
        const standing = standingOf(about);
        if (standing.code === 'not_reported') return place(about);
        const others = 'others' in standing ? standing.others : 0;
        const ties = others === 0 ? '' : words.ties(others, countText(others));
        const missing = about.missing === 0 ? '' : words.missing(about.missing, countText(about.missing));
        return place(about) + ties + missing + words.end;
      },
      nameOf: ({ fullName, targetName, entrezGeneName }) =>
        fullName || targetName || entrezGeneName?.join(strings.values.listSeparator) || strings.menu.noName,
    };
  }, [strings, locale, cellText, countText, texts]);
}
