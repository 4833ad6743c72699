import { useMemo } from 'react';
import type { ListFormula } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { useCompareTexts } from './useCompareTexts.ts';

/** Returns a function that says what a formula takes. Lists are named by their letters. */
export function useFormulaText(): (formula: ListFormula, letters: readonly string[]) => string {
  const { strings, countText } = useSsm();
  const { formulas } = useCompareTexts();
  return useMemo(
    () => (formula, letters) => {
      const letterOf = (index: number) => letters[index] ?? '';
      switch (formula.take) {
        case 'difference':
          return formulas.difference(letterOf(formula.of), letterOf(formula.without));
        case 'exactly':
          return formulas.exactly(formula.count, countText(formula.count));
        case 'part':
          return formula.lists.length === 1
            ? formulas.onlyIn(letterOf(formula.lists[0] ?? 0))
            : formulas.part(formula.lists.map(letterOf).join(strings.values.listSeparator));
        default:
          return formulas[formula.take];
      }
    },
    [strings, countText, formulas],
  );
}
