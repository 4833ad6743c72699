import { useMemo } from 'react';
import { type ReagentChange, type ReagentField, type ReagentFieldValue, relativeChange } from 'ssm-core';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import { type ChangesTexts, changes } from '../../../strings/en/changes.ts';

/** Returns the texts about changes in the provider's strings. */
export const useChangesTexts = (): ChangesTexts => useLateTexts('changes', changes);

export interface ChangeWords {
  readonly field: (field: ReagentField) => string;
  readonly value: (change: ReagentChange, side: 'before' | 'after') => string;
  /** The relative change of a measure, such as "12.5"; undefined where there is none. */
  readonly relative: (change: ReagentChange) => string | undefined;
  /** The whole change in one line, as exports state it. */
  readonly line: (change: ReagentChange) => string;
}

export function useChangeWords(): ChangeWords {
  const { strings, locale } = useSsm();
  const texts = useChangesTexts();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
    // Every digit, because rounded values of a small change could be equal.
    const exact = new Intl.NumberFormat(locale, { maximumSignificantDigits: 15 });
    const separator = strings.values.listSeparator;

    function field(of: ReagentField): string {
      if (of === 'status' || of === 'reagents') return texts[of];
      return of === 'entrezGeneId' ? texts.entrezId : columnStrings(strings, of).title;
    }

    function valueOf(of: ReagentField, value: ReagentFieldValue): string {
      if (value === null) return texts.notReported;
      if (typeof value === 'number') return exact.format(value);
      const statuses: Readonly<Record<string, string>> = texts.statuses;
      return value.map((text) => (of === 'status' ? (statuses[text] ?? text) : text)).join(separator);
    }

    const value: ChangeWords['value'] = (change, side) => valueOf(change.field, change[side]);
    function relative(change: ReagentChange): string | undefined {
      const found = relativeChange(change);
      return found === undefined ? undefined : percent.format(found);
    }
    function line(change: ReagentChange): string {
      const name = field(change.field);
      if (change.field === 'reagents') return texts.added(name, value(change, 'after'));
      const text = texts.change(name, value(change, 'before'), value(change, 'after'));
      const found = relative(change);
      return found === undefined ? text : texts.relative(text, found);
    }
    return { field, value, relative, line };
  }, [strings, locale, texts]);
}
