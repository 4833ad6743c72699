import { useId, useState } from 'react';
import type { AnalyteMeasure } from 'ssm-core';
import { derivationOf } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import { derivedText } from '../../../strings/format.ts';
import { useSheetTexts, useSheetWords } from '../useSheetWords.ts';

const numbers = ['value', 'minimum', 'lowerQuartile', 'median', 'upperQuartile', 'maximum'] as const;

export function MeasuresTable({ measures }: { readonly measures: readonly AnalyteMeasure[] }) {
  const { strings, countText } = useSsm();
  const { plot: texts, notReported } = useSheetTexts();
  const words = useSheetWords();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (measures.every(({ count }) => count === 0)) return null;
  return (
    <div className="ssm-Sheet-legend" data-part="Legend">
      <span>{texts.legend}</span>
      <ul className="ssm-Chart-legend">
        <li data-of="menu">{texts.bars}</li>
        <li data-of="reagent">{texts.mark}</li>
        <li data-of="quartiles">{texts.quartiles}</li>
      </ul>
      <button
        type="button"
        className="ssm-Button"
        data-variant="quiet"
        data-size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.hideTable : texts.showTable}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        <section id={id} className="ssm-Sheet-scroller" aria-label={texts.tableName} tabIndex={0}>
          <table className="ssm-Sheet-table" aria-label={texts.tableName}>
            <thead>
              <tr>
                <th scope="col">{texts.measure}</th>
                {numbers.map((name) => (
                  <th key={name} scope="col">
                    {texts[name]}
                  </th>
                ))}
                <th scope="col">{texts.known}</th>
                <th scope="col">{texts.missing}</th>
              </tr>
            </thead>
            <tbody>
              {measures.map((measure) => (
                <tr key={measure.column}>
                  <th scope="row">
                    <span>{columnStrings(strings, measure.column).title}</span>
                    <DerivedNote measure={measure} />
                  </th>
                  {numbers.map((name) => {
                    const number = measure[name];
                    return <td key={name}>{number === null ? notReported : words.measure(measure.column, number)}</td>;
                  })}
                  <td>{countText(measure.count)}</td>
                  <td>{countText(measure.missing)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

export function DerivedNote({ measure }: { readonly measure: AnalyteMeasure | undefined }) {
  const { strings } = useSsm();
  const { derivedFrom } = useSheetTexts();
  const derivation = derivationOf(measure);
  return derivation && <small>{` ${derivedFrom(derivedText(strings, derivation))}`}</small>;
}
