/** The helpers themselves: a check that cannot fail would prove nothing. */
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { catalogueQuery } from 'ssm-core';
import { expect, test } from 'vitest';
import { useSsm } from '../provider/useSsm.ts';
import { axeFindings } from './axe.ts';
import { renderInProvider, renderWithServer } from './renderWithServer.tsx';

function CatalogueLabel() {
  const { client, queryClient, requestPath } = useSsm();
  const { data } = useQuery(catalogueQuery(client, { version: 'V_7K', requestPath }), queryClient);
  return data === undefined ? null : <p>{data.isDemo ? 'A demo' : 'Not a demo'}</p>;
}

test('axe finds what is faint, small or without a name', async () => {
  const { container } = renderInProvider(<div data-part="Bad" />, { theme: 'light' });
  const tiny = 'style="padding: 0; inline-size: 10px; block-size: 10px"';
  const bad = container.querySelector('[data-part="Bad"]') as HTMLElement;
  bad.innerHTML = `<button ${tiny}></button><button ${tiny}>x</button><p style="color: #ccc; background: #fff">Faint</p>`;
  expect((await axeFindings(container)).map(({ rule }) => rule)).toEqual([
    'button-name',
    'color-contrast',
    'target-size',
  ]);
});

test('a feature rendered with the server gets the demo catalogue', async () => {
  await renderWithServer(<CatalogueLabel />);
  expect((await screen.findByText(/demo/i, undefined, { timeout: 20_000 })).textContent).toBe('A demo');
});

test('what stands between client and server may refuse', async () => {
  await renderWithServer(<CatalogueLabel />, { intercept: async () => new Response(null, { status: 400 }) });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There was an error with your request, please try again later or contact our support team.',
  );
});
