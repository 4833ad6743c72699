import { useMemo } from 'react';
import type { Analyte, AnalyteMeasure, Bin, ColumnKey } from 'ssm-core';
import { columnDefinition } from 'ssm-core/engine';
import { betterStandingOf, reportedValue, standingOf } from 'ssm-core/internal';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { type SheetTexts, sheet } from '../../strings/en/sheet.ts';
import { createTick, dilutionText } from '../../strings/format.ts';

export const useSheetTexts = (): SheetTexts => useLateTexts('sheet', sheet);

export interface SheetWords {
  readonly measure: (key: ColumnKey, value: number) => string;
  readonly value: (analyte: Analyte, key: ColumnKey) => string;
  readonly standing: (measure: AnalyteMeasure) => string;
  /** Says in a few words how good the value of a reagent is among all, for a measure of which one end is better. */
  readonly better: (measure: AnalyteMeasure) => string;
  readonly tick: (value: number) => string;
  /** The range of a bar, with the unit of its measure. */
  readonly range: (key: ColumnKey, bin: Bin) => string;
  /** The unit and the kind of scale of a measure's axis; empty without both. */
  readonly axis: (measure: AnalyteMeasure) => string;
  readonly nameOf: (analyte: Analyte) => string;
}

export function useSheetWords(): SheetWords {
  const { strings, locale, cellText, countText } = useSsm();
  const texts = useSheetTexts();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

    const limit = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 });

    function withUnit(key: ColumnKey, text: string): string {
      const { unit } = columnDefinition(key);
      if (unit === undefined) return text;
      return unit === 'percent' ? texts.percent(text) : texts.rfu(text);
    }

    const measure = (key: ColumnKey, value: number): string => withUnit(key, cellText(key, value));

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

    function better(about: AnalyteMeasure): string {
      const standing = betterStandingOf(about);
      const { code } = standingOf(about);
      if (standing === null || code === 'only_one' || code === 'same_as_all') return place(about);
      const { head: words } = texts;
      const { than, worseThan } = standing;
      const count = countText(about.count);
      if (worseThan === 0) return words.best(count);
      if (than === 0) return words.betterThanNone(count);
      const hundredths = Math.floor((100 * than) / about.count);
      return hundredths === 0
        ? words.betterCount(countText(than), count)
        : words.better(percent.format(hundredths / 100), count);
    }

    function range(key: ColumnKey, { from, to }: Bin): string {
      const { plot: words } = texts;
      const value = (number: number): string => withUnit(key, limit.format(number));
      if (from !== null && to !== null) return words.rangeFromTo(limit.format(from), value(to));
      if (to !== null) return words.rangeBelow(value(to));
      return from === null ? words.rangeAll : words.rangeFrom(value(from));
    }

    function axis({ column, scale }: AnalyteMeasure): string {
      const { unit } = columnDefinition(column);
      const words = [unit && texts.plot.units[unit], scale === 'log' && texts.plot.logScale];
      return words.filter(Boolean).join(strings.values.listSeparator);
    }

    return {
      measure,
      better,
      tick: createTick(locale),
      range,
      axis,
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
