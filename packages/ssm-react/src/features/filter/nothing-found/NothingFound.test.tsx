import { screen, waitFor } from '@testing-library/react';
import { readFilters } from 'ssm-core/engine';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import { renderFilters } from '../testing/filterScreen.ts';
import { NothingHost, type NothingHostProps } from '../testing/NothingHost.tsx';

async function render(filters: string, onDrop?: NothingHostProps['onDrop']): Promise<void> {
  await renderFilters(<NothingHost filters={filters} onDrop={onDrop} />);
  await screen.findByRole('group', { name: 'No reagent passes these filters' });
}

/** Every text, and then every button, of what is said. */
async function said(count: number): Promise<readonly (string | null)[]> {
  await waitFor(() => expect(screen.queryAllByRole('button').length).toBe(count));
  const group = screen.getByRole('group');
  return [...group.querySelectorAll('p, button')].map((part) => part.textContent);
}

describe('where filters leave nothing', () => {
  test('S4-16: they are said in words, with the one that alone leaves nothing, and a button drops it', async () => {
    const onDrop = vi.fn<NonNullable<NothingHostProps['onDrop']>>();
    await render('dilGroup=20%25&fullName*=no%20such', onDrop);
    expect(await said(1)).toEqual([
      'No reagent passes these filters',
      'Dilution Group is 20% AND Full Name contains “no such”.',
      'Full Name contains “no such”: no reagent does, whatever the other filters say.',
      'Drop Full Name: no such (brings 2)',
    ]);
    await userEvent.click(screen.getByRole('button'));
    expect(onDrop.mock.calls).toEqual([[readFilters('dilGroup=20%25')]]);
  });

  test('where only together they leave nothing, each that brings some back is offered, most first', async () => {
    await render('dilGroup=20%25&loDb<40');
    expect(await said(2)).toEqual([
      'No reagent passes these filters',
      'Dilution Group is 20% AND LoDB (RFU) is below 40.',
      'Each filter leaves reagents; together they leave none.',
      'Drop LoDB (RFU) < 40 (brings 2)',
      'Drop Dilution Group: 20% (brings 1)',
    ]);
  });

  test('the server is asked what the loaded columns cannot tell', async () => {
    await render('goBioProcess=kinase&dilGroup=0.5%25');
    expect(await said(2)).toEqual([
      'No reagent passes these filters',
      'GO Biological Process contains “kinase” AND Dilution Group is 0.5%.',
      'Each filter leaves reagents; together they leave none.',
      'Drop GO Biological Process: kinase (brings 1)',
      'Drop Dilution Group: 0.5% (brings 1)',
    ]);
  });

  test('a single filter that leaves nothing can be dropped', async () => {
    await render('goBioProcess=no%20such');
    expect((await said(1)).slice(2)).toEqual([
      'GO Biological Process contains “no such”: no reagent does, whatever the other filters say.',
      'Drop GO Biological Process: no such (brings 4)',
    ]);
  });

  test('R38: axe finds nothing', async () => {
    await render('dilGroup=20%25&loDb<40');
    await said(2);
    expect(await axeFindings()).toEqual([]);
  });

  test('within a list they are judged by what is listed', async () => {
    const listed = ['10000-28', '10001-7'];
    await renderFilters(<NothingHost filters="dilGroup=20%25&bufferMS=true" listed={listed} />);
    await screen.findByRole('group', { name: 'No listed reagent passes these filters' });
    expect(await said(1)).toEqual([
      'No listed reagent passes these filters',
      'Dilution Group is 20% AND Buffer MS is Yes.',
      'Buffer MS is Yes: no listed reagent does, whatever the other filters say.',
      'Drop Buffer MS: Yes (brings 1)',
    ]);
  });
});
