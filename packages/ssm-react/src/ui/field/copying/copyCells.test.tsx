import { render, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { copyCells } from './copyCells.ts';

interface Copied {
  readonly text: string;
  readonly html: string;
  readonly isOwn: boolean;
}

/** React reuses row elements, so DOM order differs from the order on screen. */
const rows = [
  { at: 4, cells: ['2190-55', 'Coagulation <Factor> XI', '12'] },
  { at: 2, cells: ['10-1', 'One', '3.5'] },
  { at: 3, cells: ['10000-28', '', '4'] },
];

function Example() {
  return (
    <div role="grid" tabIndex={0} onCopy={(event) => copyCells(event, event.currentTarget)}>
      {rows.map(({ at, cells }) => (
        <div key={at} role="row" tabIndex={-1} aria-rowindex={at}>
          <div role="gridcell" tabIndex={-1} aria-colindex={1}>
            <input type="checkbox" aria-label={`Select ${at}`} />
          </div>
          {cells.map((text, column) => (
            <div
              key={`${column}`}
              role="gridcell"
              tabIndex={-1}
              aria-colindex={column + 2}
              data-kind={column === 2 ? 'number' : undefined}
            >
              {column === 1 && <b>Added</b>}
              <span data-part="CellText">{text}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const textOf = (text: string): Node => screen.getByText(text).firstChild as Node;

async function copy(from: readonly [Node, number], to: readonly [Node, number]): Promise<Copied> {
  let copied: Copied = { text: '', html: '', isOwn: false };
  function take(event: ClipboardEvent): void {
    const read = (kind: string) => event.clipboardData?.getData(kind) ?? '';
    copied = { text: read('text/plain'), html: read('text/html'), isOwn: event.defaultPrevented };
  }
  window.addEventListener('copy', take);
  onTestFinished(() => window.removeEventListener('copy', take));
  getSelection()?.setBaseAndExtent(...from, ...to);
  await userEvent.keyboard('{Control>}c{/Control}');
  return copied;
}

describe('copying from a grid', () => {
  test('copies selected cells as lines and as a table, in the order shown', async () => {
    render(<Example />);
    const copied = await copy([textOf('2190-55'), 2], [textOf('4'), 1]);
    const text = (value: string) => `<td style="mso-number-format:'\\@'">${value}</td>`;
    expect(copied).toEqual({
      text: '10-1\tOne\t3.5\n10000-28\t\t4\n2190-55\tCoagulation <Factor> XI\t12',
      html: `<table>${[
        [text('10-1'), text('One'), '<td>3.5</td>'],
        [text('10000-28'), text(''), '<td>4</td>'],
        [text('2190-55'), text('Coagulation &lt;Factor&gt; XI'), '<td>12</td>'],
      ]
        .map((cells) => `<tr>${cells.join('')}</tr>`)
        .join('')}</table>`,
      isOwn: true,
    });
  });

  test('leaves a selection inside one cell to the browser, even if the selection ends just before the text of the next cell', async () => {
    render(<Example />);
    const next = screen.getByText('One').parentElement as Node;
    expect([
      (await copy([textOf('10000-28'), 0], [textOf('10000-28'), 5])).isOwn,
      (await copy([textOf('10-1'), 0], [next, 0])).isOwn,
    ]).toEqual([false, false]);
  });
});
