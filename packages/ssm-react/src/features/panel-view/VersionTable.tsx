import type { Group, PanelVersion } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useFigures } from './useFigures.ts';
import { usePanelViewTexts } from './usePanelViewTexts.ts';

export interface VersionTableProps {
  /** The newest first. */
  readonly versions: readonly PanelVersion[];
  readonly isFirstPage: boolean;
  /** The version that is shown. */
  readonly number: number;
  readonly group: Group;
  readonly onView: (number: number) => void;
}

/** The saves of a panel, with a button to each but the one that is shown. */
export function VersionTable({ versions, isFirstPage, number: shown, group, onView }: VersionTableProps) {
  const { countText } = useSsm();
  const { history } = usePanelViewTexts();
  const figures = useFigures();
  return (
    <table className="ssm-Panel-table" aria-label={history.tableName(group)}>
      <thead>
        <tr>
          <th scope="col">{history.number}</th>
          <th scope="col">{history.count}</th>
          <th scope="col">{history.saved}</th>
          <th scope="col">{history.name}</th>
          <th scope="col">{history.show}</th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ number, name, count, saved }, index) => (
          <tr key={number} aria-current={number === shown || undefined}>
            <th scope="row">
              {countText(number)}
              {isFirstPage && index === 0 && <span className="ssm-Panel-tag">{history.newest}</span>}
            </th>
            <td>{countText(count)}</td>
            <td>
              <time dateTime={saved}>{figures.time(saved)}</time>
            </td>
            <td data-part="Name">{name}</td>
            <td data-part="View">
              {number === shown ? (
                history.shown
              ) : (
                <button
                  type="button"
                  className="ssm-Button"
                  data-variant="quiet"
                  data-size="small"
                  onClick={() => onView(number)}
                >
                  {history.view(countText(number))}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
