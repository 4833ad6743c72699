import { useId } from 'react';
import type { AnalyteSheet } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { useSheetTexts } from '../useSheetWords.ts';

/** Shows which assays of other platforms measure the same protein. Shows nothing if no such list is loaded. */
export function SheetOtherAssays({ sheet: { otherAssays } }: { readonly sheet: AnalyteSheet }) {
  const { strings, countText } = useSsm();
  const { otherAssays: texts } = useSheetTexts();
  const id = useId();
  if (otherAssays === undefined) return null;
  return (
    <section className="ssm-Sheet-group" data-part="OtherAssays" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      {otherAssays.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p className="ssm-Panel-hint">{texts.hint}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
          <div className="ssm-Sheet-scroller" role="group" aria-labelledby={id} tabIndex={0}>
            <table className="ssm-Sheet-table" aria-labelledby={id}>
              <thead>
                <tr>
                  <th scope="col">{texts.platform}</th>
                  <th scope="col">{texts.assay}</th>
                  <th scope="col">{texts.name}</th>
                  <th scope="col">{texts.accession}</th>
                  <th scope="col" data-kind="number">
                    {texts.reagents}
                  </th>
                </tr>
              </thead>
              <tbody>
                {otherAssays.map(({ platform, assayId, name, symbol, accessions, reagents }) => (
                  <tr key={`${platform} ${assayId}`}>
                    <td>{platform}</td>
                    <th scope="row" translate="no">
                      {assayId}
                    </th>
                    <td>{[name, symbol].filter((text) => text !== null).join(strings.values.listSeparator)}</td>
                    <td translate="no">{accessions.join(strings.values.listSeparator)}</td>
                    <td data-kind="number">{countText(reagents)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
