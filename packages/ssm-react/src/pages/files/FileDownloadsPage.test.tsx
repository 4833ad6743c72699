import { screen, waitFor, within } from '@testing-library/react';
import { smallCatalogue } from 'ssm-server';
import { describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderWithServer } from '../../testing/renderWithServer.tsx';
import { FileDownloadsPage, type FileDownloadsPageProps } from './FileDownloadsPage.tsx';

const message = 'There was an error with your request, please try again later or contact our support team.';
const server = { catalogues: [smallCatalogue('V_7K'), smallCatalogue('V_11K')], person: 'SSM-Registered' } as const;
const page: FileDownloadsPageProps = { sub: 'me', categoryHref: (id) => `#/${id}`, downloadsHref: '#all' };

function savedFiles(): readonly (readonly [string, string])[] {
  const saved: (readonly [string, string])[] = [];
  let last: Blob | MediaSource | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    void (last as Blob).text().then((text) => saved.push([this.download, text]));
  });
  return saved;
}

describe('File Downloads', () => {
  test('R39: keeps the focus on the page after “Try again”', async () => {
    let isBroken = true;
    await renderWithServer(<FileDownloadsPage {...page} />, {
      ...server,
      intercept: async (request, answer) => (isBroken ? new Response(null, { status: 400 }) : answer(request)),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findAllByRole('listitem');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('S2-06: lists the categories as links, each with its description and number of files', async () => {
    const opened: string[] = [];
    await renderWithServer(<FileDownloadsPage {...page} onOpenCategory={(id) => opened.push(id)} />, server);
    const items = await screen.findAllByRole('listitem');
    expect([
      screen.getByRole('heading', { level: 1 }).textContent,
      items.map(({ innerText }) => innerText.split('\n').at(-1)),
    ]).toEqual(['File Downloads', ['8 files', '3 files', '2 files', '1 file']]);
    await userEvent.click(screen.getByRole('link', { name: 'Reference' }));
    expect([opened, screen.getByRole('link', { name: 'Menus' }).getAttribute('href')]).toEqual([
      ['reference'],
      '#/menus',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('S1-10: lists files with size, date and checksum, and saves the complete file', async () => {
    const saved = savedFiles();
    const opened: string[] = [];
    await renderWithServer(
      <FileDownloadsPage {...page} categoryId="reference" onOpened={({ title }) => opened.push(title)} />,
      server,
    );
    const entry = await screen.findByRole('article', { name: 'Data dictionary' });
    expect([screen.getByRole('heading', { level: 1 }).textContent, opened.at(-1)]).toEqual(['Reference', 'Reference']);
    expect(within(entry).getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    expect(within(entry).getByText('Jan 2, 2026')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(within(entry).getByRole('button', { name: 'Download SomaScan_Menu_Data_Dictionary.csv' }));
    await screen.findAllByText('SomaScan_Menu_Data_Dictionary.csv downloaded');
    await waitFor(() => expect(saved.map(([name]) => name)).toEqual(['SomaScan_Menu_Data_Dictionary.csv']));
    expect(saved[0]?.[1]).toContain('A limit of detection that was estimated from buffer wells.');
  });

  test.each(['America/Denver', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
    'S1-10: in %s shows the dates of release notes and demo catalogues as they are',
    async (timezoneId) => {
      const setZone = (id: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId: id });
      await setZone(timezoneId);
      try {
        const demo = { ...smallCatalogue('V_7K'), isDemo: true, created: '2026-01-01T00:00:00.000Z' };
        const notes = [{ version: '1.2.0', date: '2026-11-22', title: 'Files', markdown: '' }];
        await renderWithServer(<FileDownloadsPage {...page} categoryId="release-notes" />, { ...server, notes });
        expect(await screen.findByText('Nov 22, 2026')).toBeVisible();
        await renderWithServer(<FileDownloadsPage {...page} categoryId="menus" />, {
          ...server,
          catalogues: [demo],
        });
        expect((await screen.findAllByText('Jan 1, 2026')).length).toBe(4);
      } finally {
        await setZone('');
      }
    },
  );

  test('copies a checksum, or says how to copy the checksum if the browser refuses', async () => {
    const copied: string[] = [];
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    await renderWithServer(<FileDownloadsPage {...page} categoryId="release-notes" />, server);
    const button = await screen.findByRole('button', { name: 'Copy the checksum of SomaScan_Menu_Release_Notes.md' });
    await userEvent.click(button);
    await screen.findAllByText('Checksum of SomaScan_Menu_Release_Notes.md copied');
    expect(copied).toEqual([screen.getByText(/^[0-9a-f]{64}$/).textContent]);
    write.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await userEvent.click(button);
    expect((await screen.findAllByText(/Select the checksum and copy it/)).length > 0).toBe(true);
  });

  test('S8-01: resumes a broken download by Try again, and can cancel a running download', async () => {
    const saved = savedFiles();
    let mode: 'broken' | 'held' | 'well' = 'broken';
    await renderWithServer(<FileDownloadsPage {...page} categoryId="templates" />, {
      ...server,
      async intercept(request, answer) {
        if (!/\/file\/.+/.test(request.url) || mode === 'well') return answer(request);
        if (mode === 'broken') return new Response('', { status: 400 });
        return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('gone'))));
      },
    });
    const name = 'SomaScan_Menu_Import_Template.xlsx';
    await userEvent.click(await screen.findByRole('button', { name: `Download ${name}` }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message);
    mode = 'held';
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const bar = await screen.findByRole('progressbar', { name: `Downloading ${name}` });
    expect([bar.getAttribute('aria-valuenow'), await axeFindings()]).toEqual(['0', []]);
    await userEvent.click(screen.getByRole('button', { name: `Cancel ${name}` }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    mode = 'well';
    await userEvent.click(screen.getByRole('button', { name: `Download ${name}` }));
    await waitFor(() => expect(saved.map(([first]) => first)).toEqual([name]));
  });

  test('says why a file is not available, and offers no download', async () => {
    await renderWithServer(<FileDownloadsPage {...page} categoryId="menus" />, {
      ...server,
      catalogues: [smallCatalogue('V_7K')],
    });
    const entry = await screen.findByRole('article', { name: '11K menu, Excel workbook' });
    expect([entry.innerText, within(entry).queryByRole('button')]).toEqual([
      expect.stringContaining('The catalogue that this file is made of is not loaded yet.'),
      null,
    ]);
    expect(screen.getAllByRole('button', { name: /^Download / }).length).toBe(4);
  });

  test('says that a category is unknown, with a link to all categories', async () => {
    const opened: string[] = [];
    await renderWithServer(
      <FileDownloadsPage {...page} categoryId="nothing" onOpenDownloads={() => opened.push('all')} />,
      server,
    );
    await screen.findByRole('heading', { level: 1, name: 'There is no such category' });
    await userEvent.click(screen.getByRole('link', { name: 'All file downloads' }));
    expect([opened, await axeFindings()]).toEqual([['all'], []]);
  });
});
