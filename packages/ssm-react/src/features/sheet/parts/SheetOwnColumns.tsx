import { useId } from 'react';
import type { AnalyteSheet, OwnColumnValue } from 'ssm-core';
import { ownColumnTitle } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { useSheetTexts } from '../useSheetWords.ts';

/** Shows the columns that the operator added, with their values for the reagent. Shows nothing without such columns. */
export function SheetOwnColumns({ sheet: { ownColumns } }: { readonly sheet: AnalyteSheet }) {
  const { strings, cellText } = useSsm();
  const { ownColumns: texts } = useSheetTexts();
  const id = useId();
  if (ownColumns === undefined || ownColumns.length === 0) return null;

  function origin({ source, licence, date }: OwnColumnValue): string {
    const known = [source, date, licence].filter((part) => part !== null);
    return known.length === 0 ? texts.unknownSource : known.join(strings.values.listSeparator);
  }

  return (
    <section className="ssm-Sheet-group" data-part="OwnColumns" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <p className="ssm-Panel-hint">{texts.hint}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <div className="ssm-Sheet-scroller" role="group" aria-labelledby={id} tabIndex={0}>
        <table className="ssm-Sheet-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{texts.column}</th>
              <th scope="col">{texts.value}</th>
              <th scope="col">{texts.description}</th>
              <th scope="col">{texts.source}</th>
            </tr>
          </thead>
          <tbody>
            {ownColumns.map((column) => (
              <tr key={column.key}>
                <th scope="row">{ownColumnTitle(column)}</th>
                <td data-kind={column.kind === 'number' ? 'number' : undefined}>
                  {column.value === null ? texts.notReported : cellText(column.key, column.value)}
                </td>
                <td>{column.description}</td>
                <td>{origin(column)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
