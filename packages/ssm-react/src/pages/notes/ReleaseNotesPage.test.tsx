import { screen } from '@testing-library/react';
import type { ReleaseNote } from 'ssm-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createAnchors, NoteList } from '../../features/notes/NoteList.tsx';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider, renderWithServer } from '../../testing/renderWithServer.tsx';
import { ReleaseNotesPage } from './ReleaseNotesPage.tsx';

describe('Release Notes', () => {
  const notes = [{ version: '1.2.0', date: '2026-11-22', title: 'Files', markdown: '- **one**' }];
  const message = 'There was an error with your request, please try again later or contact our support team.';
  const fromServer = { catalogues: [], person: 'SSM-Public' } as const;

  test('S1-12: shows the notes that the server returns', async () => {
    await renderWithServer(<ReleaseNotesPage />, { ...fromServer, notes });
    await screen.findByRole('heading', { level: 2, name: '1.2.0 – Files' });
    expect([screen.getByRole('heading', { level: 1 }).textContent, screen.getByText('one').tagName]).toEqual([
      'Release Notes',
      'STRONG',
    ]);
  });

  test('says that there are no release notes', async () => {
    await renderWithServer(<ReleaseNotesPage />, fromServer);
    expect(await screen.findByText('There are no release notes yet.')).toBeVisible();
  });

  test('S8-01: shows a failure, and Try again sends a new request', async () => {
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

describe('NoteList', () => {
  const notes: readonly ReleaseNote[] = [
    { version: '1.2.0', date: '2026-11-22', title: 'Files', markdown: '## The menu\n\n- one\n\n## The menu\n\n- two' },
    { version: '1.1.0', date: '2026-03-01', title: 'Panels', markdown: 'No heading.' },
  ];

  test('S1-12: shows each release with heading, day and notes, in the order of the list', async () => {
    renderInProvider(<NoteList notes={notes} anchorHref={(anchor) => `#${anchor}`} />);
    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect([headings, screen.getAllByRole('article').length]).toEqual([
      ['H2 1.2.0 – Files', 'H3 The menu', 'H3 The menu', 'H2 1.1.0 – Panels'],
      2,
    ]);
    expect([screen.getByText('November 22, 2026').tagName, screen.getByText('March 1, 2026').tagName]).toEqual([
      'TIME',
      'TIME',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#1-2-0',
      '#1-2-0-the-menu',
      '#1-2-0-the-menu-2',
      '#1-1-0',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('scrolls to the heading of the address and focuses it', () => {
    const { rerender } = renderInProvider(<NoteList notes={notes} anchor="1-2-0-the-menu-2" />);
    const second = screen.getAllByRole('heading', { name: 'The menu' })[1];
    expect(document.activeElement).toBe(second);
    rerender(<NoteList notes={notes} anchor="1-1-0" />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '1.1.0 – Panels' }));
    rerender(<NoteList notes={notes} anchor='"] *' />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '1.1.0 – Panels' }));
  });

  test('shares no ids with a second list, and each link points into the list that has the link', () => {
    const { container } = renderInProvider(
      <>
        <NoteList notes={notes} />
        <NoteList notes={notes} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    const lists = [...container.querySelectorAll<HTMLElement>('[data-component=NoteList]')];
    const astray = lists.flatMap((list) =>
      [...list.querySelectorAll('a')].filter(({ hash }) => {
        const target = document.getElementById(decodeURIComponent(hash.slice(1)));
        return target === null || !list.contains(target);
      }),
    );
    expect([ids.length, new Set(ids).size, astray]).toEqual([8, 8, []]);
  });

  test('gives equal headings different anchors', () => {
    const nameOf = createAnchors();
    expect(['1.2.0', 'What’s new?', '1-2-0', '1.2.0', '!', 'Größe µ'].map(nameOf)).toEqual([
      '1-2-0',
      'what-s-new',
      '1-2-0-2',
      '1-2-0-3',
      'part',
      'größe-μ',
    ]);
  });
});
