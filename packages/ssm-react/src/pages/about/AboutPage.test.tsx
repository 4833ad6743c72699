import { screen, within } from '@testing-library/react';
import { smallCatalogue } from 'ssm-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderWithServer } from '../../testing/renderWithServer.tsx';
import { AboutPage } from './AboutPage.tsx';

const [sevenK, elevenK] = [smallCatalogue('V_7K'), smallCatalogue('V_11K')];
const server = { catalogues: [sevenK, elevenK] };
const message = 'There was an error with your request, please try again later or contact our support team.';
const told = { status: 'ok', version: '0.2.0', commit: '3382dbe', profile: 'demo' };
const addressOf = (body: object): string => `data:application/json,${encodeURIComponent(JSON.stringify(body))}`;

function section(name: string): HTMLElement {
  return screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement;
}

/** What a section says, label by label. */
const factsIn = (within_: HTMLElement): readonly (string | null)[] =>
  within(within_)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('About', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('R38: says release, catalogues and data sources, and copies the first two for support', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    await renderWithServer(<AboutPage productAddress={addressOf(told)} />, server);
    await screen.findByText('3382dbe');
    await screen.findByText(elevenK.revision);
    expect([
      screen.getByRole('heading', { level: 1 }).textContent,
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
      factsIn(section('Product')),
    ]).toEqual([
      'About',
      ['Product', 'Catalogues in use', 'Data sources and licences', 'Software of others'],
      ['0.2.0', '3382dbe', 'Demonstration'],
    ]);
    const rows = within(screen.getByRole('table', { name: 'Data sources and licences' })).getAllByRole('row');
    expect([rows.length, rows.at(-1)?.textContent]).toEqual([11, 'NLM MeSHMedical subject headingsCC0']);
    expect(await axeFindings()).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Copy for support' }));
    expect((await screen.findAllByText(/^Copied/)).length > 0).toBe(true);
    const lines = copied[0]?.split('\n') ?? [];
    expect([lines.slice(0, 5), lines.filter((line) => line.startsWith('Revision')), copied.length]).toEqual([
      ['Product', 'Version: 0.2.0', 'Commit: 3382dbe', 'Installation: Demonstration', '7K'],
      [`Revision: ${sevenK.revision}`, `Revision: ${elevenK.revision}`],
      1,
    ]);
  });

  test('where the browser does not let it copy, one is told how', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await renderWithServer(<AboutPage productAddress={addressOf({ status: 'ok' })} />, server);
    await screen.findByText(elevenK.revision);
    await screen.findAllByText('Not known');
    expect(factsIn(section('Product'))).toEqual(['Not known', 'Not known', 'Not known']);
    await userEvent.click(screen.getByRole('button', { name: 'Copy for support' }));
    expect((await screen.findAllByText(/Select the text and copy it/)).length > 0).toBe(true);
  });

  test('S8-01: what does not come is told at its place, and Try again asks anew', async () => {
    let isBroken = true;
    await renderWithServer(<AboutPage productAddress={addressOf({ status: 'other' })} />, {
      ...server,
      intercept: (request, answer) =>
        isBroken && request.url.includes('V_11K')
          ? Promise.resolve(new Response('', { status: 404 }))
          : answer(request),
    });
    const catalogues = section('Catalogues in use');
    expect(await within(catalogues).findByRole('alert')).toHaveTextContent(`${message}Try again`);
    expect(await within(section('Product')).findByRole('alert')).toHaveTextContent(`${message}Try again`);
    isBroken = false;
    await userEvent.click(within(catalogues).getByRole('button', { name: 'Try again' }));
    await within(catalogues).findByText(elevenK.revision);
    expect(within(catalogues).queryByRole('alert')).toBeNull();
  });
});
