/** One row of the lean page: drawn again only when what it shows has changed. */
import { memo } from 'react';
import { widthOf } from '../plain/columns.ts';
import { markIn, rowHeight } from '../plain/frame.ts';
import type { PlainMenu } from '../plain/menu.ts';
import type { PlainRequest } from '../plain/request.ts';

export interface RowProps {
  readonly menu: PlainMenu;
  readonly request: PlainRequest;
  readonly starts: readonly number[];
  readonly row: number;
  readonly place: number;
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
  readonly isSelected: boolean;
  readonly isAdded: boolean;
}

function Text({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  const marked = markIn(text, words);
  if (marked === undefined) return text;
  return (
    <>
      {marked[0]}
      <mark>{marked[1]}</mark>
      {marked[2]}
    </>
  );
}

export const Row = memo(function Row(props: RowProps) {
  const { menu, request, starts, row, place, from, to, words, isSelected, isAdded } = props;
  return (
    <div
      className="row"
      role="row"
      tabIndex={-1}
      data-row={row}
      data-added={isAdded ? '' : undefined}
      aria-rowindex={place + 2}
      aria-selected={request.allowsSelection ? isSelected : undefined}
      style={{ transform: `translateY(${place * rowHeight}px)` }}
    >
      {request.allowsSelection && (
        <div className="cell check" role="gridcell">
          <input
            type="checkbox"
            checked={isSelected}
            readOnly={true}
            aria-label={`Select ${menu.text('seqId', row)}`}
          />
        </div>
      )}
      {request.columns.slice(from, to).map((key, index) => (
        <div key={key} className="cell" role="gridcell" style={{ left: starts[from + index], width: widthOf(key) }}>
          {key === 'seqId' && request.allowsSelection ? (
            <a href="#sheet">{menu.text(key, row)}</a>
          ) : (
            <Text text={menu.text(key, row)} words={words} />
          )}
        </div>
      ))}
    </div>
  );
});
