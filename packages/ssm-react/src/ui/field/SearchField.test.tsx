import { screen } from '@testing-library/react';
import { type RefObject, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { SearchField } from './SearchField.tsx';

function Live({
  initial = '',
  inputRef,
}: {
  readonly initial?: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}) {
  const [value, setValue] = useState(initial);
  return (
    <SearchField
      label="Search by Keywords or IDs"
      clearLabel="Clear search"
      value={value}
      onChange={setValue}
      {...(inputRef === undefined ? {} : { inputRef })}
    />
  );
}

function field(): HTMLInputElement {
  return screen.getByRole('searchbox', { name: 'Search by Keywords or IDs' });
}

function paste(text: string): void {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  field().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

describe('SearchField', () => {
  test('S2-22: the search box carries its text as name and placeholder', () => {
    renderInProvider(<Live />);
    expect(field().placeholder).toBe('Search by Keywords or IDs');
  });

  test('what is typed arrives', async () => {
    renderInProvider(<Live />);
    await userEvent.type(field(), 'IL6');
    expect(field().value).toBe('IL6');
  });

  test('Escape empties it and keeps the focus', async () => {
    renderInProvider(<Live initial="IL6" />);
    field().focus();
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  test('Escape reaches a surrounding dialog only when there is nothing to empty', async () => {
    const heard: string[] = [];
    renderInProvider(
      <div role="presentation" onKeyDown={(event) => heard.push(event.key)}>
        <Live initial="IL6" />
      </div>,
    );
    field().focus();
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual(['Escape']);
  });

  test('the clear button is there while there is text, empties it and gives the focus back', async () => {
    renderInProvider(<Live initial="IL6" />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBe(null);
  });

  test('a pasted column of ids keeps its line breaks as commas', async () => {
    renderInProvider(<Live initial="IL6 " />);
    field().focus();
    field().setSelectionRange(4, 4);
    paste('10000-28\r\n10001-7\r\n\r\n 10003-15\n');
    await expect.poll(() => field().value).toBe('IL6 10000-28, 10001-7, 10003-15');
  });

  test('a pasted column replaces what is selected, and Undo takes it back as one step', async () => {
    renderInProvider(<Live initial="IL6" />);
    field().focus();
    field().select();
    paste('10000-28\n10001-7');
    await expect.poll(() => field().value).toBe('10000-28, 10001-7');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => field().value).toBe('IL6');
  });

  test('a single line is left to the browser', () => {
    renderInProvider(<Live />);
    const data = new DataTransfer();
    data.setData('text/plain', 'IL6');
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    field().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  test('the caller can reach the input', () => {
    const inputRef = { current: null };
    renderInProvider(<Live inputRef={inputRef} />);
    expect(inputRef.current).toBe(field());
  });

  test('R38: axe finds nothing, empty or filled', async () => {
    const { container, rerender } = renderInProvider(<Live />);
    expect(await axeFindings(container)).toEqual([]);
    rerender(<Live key="filled" initial="IL6" />);
    expect(await axeFindings(container)).toEqual([]);
  });
});
