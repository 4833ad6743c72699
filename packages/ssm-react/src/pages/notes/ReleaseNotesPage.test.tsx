import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWithServer } from '../../testing/renderWithServer.tsx';
import { ReleaseNotesPage } from './ReleaseNotesPage.tsx';

const notes = [{ version: '1.2.0', date: '2026-11-22', title: 'Files', markdown: '- **one**' }];
const message = 'There was an error with your request, please try again later or contact our support team.';
const fromServer = { catalogues: [], person: 'SSM-Public' } as const;

describe('Release Notes', () => {
  test('S1-12: shows what the server answers', async () => {
    await renderWithServer(<ReleaseNotesPage />, { ...fromServer, notes });
    await screen.findByRole('heading', { level: 2, name: '1.2.0 – Files' });
    expect([screen.getByRole('heading', { level: 1 }).textContent, screen.getByText('one').tagName]).toEqual([
      'Release Notes',
      'STRONG',
    ]);
  });

  test('says that there are none', async () => {
    await renderWithServer(<ReleaseNotesPage />, fromServer);
    expect(await screen.findByText('There are no release notes yet.')).toBeVisible();
  });

  test('S8-01: tells a failure, and Try again asks anew', async () => {
    let isBroken = true;
    await renderWithServer(<ReleaseNotesPage />, {
      ...fromServer,
      notes,
      intercept: (request, answer) => (isBroken ? Promise.resolve(new Response('', { status: 404 })) : answer(request)),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(`${message}Try again`);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 2, name: '1.2.0 – Files' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
