import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import type { ListFormula } from 'ssm-core';
import { inclusiveCount, type ListComparison } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { VisuallyHidden } from '../../../ui/screen-reader/VisuallyHidden.tsx';
import { useCompareTexts } from './useCompareTexts.ts';

export interface CombinationsProps {
  readonly comparison: ListComparison;
  /** The letter of each compared list. */
  readonly letters: readonly string[];
  /** The chosen formula, with places among the compared lists. */
  readonly formula: ListFormula | null;
  readonly onFormula: (formula: ListFormula) => void;
}

interface Combination {
  readonly lists: readonly number[];
  readonly exactly: number;
}

/** Number of lists up to which combinations without an entry are shown too. */
const wholeUpTo = 3;

function combinationsOf({ parts, sizes }: ListComparison): readonly Combination[] {
  const found = parts.map(({ lists, keys }) => ({ lists, exactly: keys.length }));
  if (sizes.length > wholeUpTo) return found;
  const places = sizes.map((_, index) => index);
  const all = Array.from({ length: 2 ** sizes.length - 1 }, (_, mask) =>
    places.filter((index) => (mask + 1) & (1 << index)),
  );
  const known = new Set(found.map(({ lists }) => lists.join()));
  return [...found, ...all.filter((lists) => !known.has(lists.join())).map((lists) => ({ lists, exactly: 0 }))];
}

/** A table in the form of an UpSet plot: a row for each combination of lists, with its exact and its inclusive count. */
export function Combinations({ comparison, letters, formula, onFormula }: CombinationsProps) {
  const { countText, strings } = useSsm();
  const texts = useCompareTexts();
  const titleId = useId();
  const combinations = combinationsOf(comparison);
  const widest = Math.max(1, ...combinations.map(({ exactly }) => exactly));
  const share = scaleLinear().domain([0, widest]);
  const nameOf = (lists: readonly number[]) => lists.map((index) => letters[index]).join(strings.values.listSeparator);
  return (
    <section className="ssm-Compare-part" aria-labelledby={titleId}>
      <h2 id={titleId} className="ssm-Panel-title">
        {texts.combinations}
      </h2>
      <p className="ssm-Panel-hint">{texts.combinationsHint(letters.length <= wholeUpTo)}</p>
      <div className="ssm-Compare-scroll">
        <table className="ssm-Compare-table" aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{texts.columns.lists}</VisuallyHidden>
                <span className="ssm-Compare-dots" aria-hidden="true" translate="no">
                  {letters.map((letter) => (
                    <span key={letter}>{letter}</span>
                  ))}
                </span>
              </th>
              <th scope="col">{texts.columns.exactly}</th>
              <th scope="col" data-number>
                {texts.columns.atLeast}
              </th>
              <th scope="col" data-print="no">
                <VisuallyHidden>{texts.columns.show}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {combinations.map(({ lists, exactly }) => {
              const isShown = formula?.take === 'part' && formula.lists.join() === lists.join();
              return (
                <tr key={lists.join()} data-chosen={isShown || undefined}>
                  <th scope="row">
                    <VisuallyHidden>{nameOf(lists)}</VisuallyHidden>
                    <span className="ssm-Compare-dots" aria-hidden="true">
                      {letters.map((letter, index) => (
                        <span key={letter} data-in={lists.includes(index) || undefined} />
                      ))}
                    </span>
                  </th>
                  <td data-part="Bar">
                    <span aria-hidden="true" style={{ inlineSize: `calc((100% - 56px) * ${share(exactly)})` }} />
                    <span>{countText(exactly)}</span>
                  </td>
                  <td data-number>{countText(inclusiveCount(comparison, lists))}</td>
                  <td data-print="no">
                    <button
                      type="button"
                      className="ssm-Button"
                      data-variant="secondary"
                      data-size="small"
                      aria-pressed={isShown}
                      aria-label={texts.show(nameOf(lists))}
                      onClick={() => onFormula({ take: 'part', lists })}
                    >
                      {texts.columns.show}
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
