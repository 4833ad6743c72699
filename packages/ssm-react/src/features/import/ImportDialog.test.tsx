import { render, screen, waitFor, within } from '@testing-library/react';
import { createMemorySessions, type ImportCandidate, type ImportedRow, type SatClient } from 'ssm-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SsmProvider } from '../../provider/SsmProvider.tsx';
import { loadTexts } from '../../strings/loadTexts.ts';
import { mergeStrings } from '../../strings/merge.ts';
import { axeFindings } from '../../testing/axe.ts';
import { createSilentClient } from '../../testing/createTestClient.ts';
import { hear } from '../../testing/hear.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { answeredDialog, box, Dialog, openDialog } from './testing/importDialog.tsx';
import {
  candidate,
  complex,
  everyRow,
  found,
  hiddenNotes,
  importedRow,
  manyRows,
  previews,
} from './testing/importModel.ts';
import { cellsOf, chooseFile, openedDialog, savedFiles, upload } from './testing/importScreen.ts';
import { importServer } from './testing/importServer.ts';
import { importTextsOf } from './useImportTexts.ts';

describe('the source of a list', () => {
  function drop(dataTransfer: DataTransfer): DragEvent {
    return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  }

  describe('input', () => {
    test('R41: at 320 px the box for a pasted list is completely in view', async () => {
      await page.viewport(320, 640);
      const { dialog } = await openDialog(importServer([]));
      const field = dialog.getByRole('textbox', { name: 'Or paste a list' });
      const body = field.closest('[data-part=Body]') as HTMLElement;
      await waitFor(() =>
        expect(field.getBoundingClientRect().bottom <= body.getBoundingClientRect().bottom).toBe(true),
      );
      expect(document.activeElement).toBe(field);
    });

    test('lists the readable file types beside the button, and in the error for a file of another type', async () => {
      const { dialog } = await openDialog(importServer([]));
      const place = dialog.getByText('or drop a file here');
      expect(place.parentElement?.querySelector('input')?.accept).toBe('.xlsx,.csv,.tsv,.txt,.adat');
      expect(
        dialog.getByText('.xlsx, .csv, .tsv, .txt or .adat; up to 10 MiB and 20,000 rows, an ADAT of any size'),
      ).toBeVisible();
      for (const [name, problem] of [
        ['a.png', 'This file cannot be read. Choose an .xlsx, .csv, .tsv, .txt or .adat file.'],
        ['a.xls', 'This kind of workbook cannot be read. Save it as .xlsx, then choose that.'],
      ] as const) {
        const given = new DataTransfer();
        given.items.add(new File(['x'], name));
        place.dispatchEvent(drop(given));
        expect(await dialog.findByText(problem)).toBeVisible();
      }
    });

    test('accepts a dropped file and pasted text, and ignores the picture that a spreadsheet pastes with its text', async () => {
      const { dialog } = await openDialog(importServer([]));
      const place = dialog.getByText('or drop a file here');
      const dropped = new DataTransfer();
      dropped.items.add(new File(['1-1'], 'dropped.txt'));
      place.dispatchEvent(drop(dropped));
      expect(await dialog.findByText(/^dropped\.txt/)).toBeVisible();
      const pasted = new DataTransfer();
      pasted.items.add(new File(['x'], 'picture.png', { type: 'image/png' }));
      pasted.setData('text/plain', '1-1\n2-1');
      dialog
        .getByText('or drop a file here')
        .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: pasted }));
      expect(await dialog.findByRole('textbox', { name: 'Or paste a list' })).toHaveProperty('value', '1-1\n2-1');
      const both = new DataTransfer();
      both.items.add(new File(['x'], 'a.csv'));
      both.items.add(new File(['x'], 'b.csv'));
      dialog.getByText('or drop a file here').dispatchEvent(drop(both));
      expect(await dialog.findByText('Choose one file at a time.')).toBeVisible();
    });
  });

  test.each([
    [
      'en',
      'You have asked for more than one person may in a minute. What you have chosen stays: try again in 41 seconds.',
    ],
    [
      'de',
      'Sie haben mehr angefragt, als eine Person in einer Minute darf. Was Sie gewählt haben, bleibt: Versuchen Sie es in 41 Sekunden erneut.',
    ],
    [
      'ja',
      '1分間に受け付けられる回数を超えました。選択した内容はそのまま残っています。41秒後にもう一度お試しください。',
    ],
  ])(
    'R11: after a rate limit the dialog says in %s how long to wait, and can then send the list',
    async (locale, told) => {
      const strings = await loadTexts(locale);
      const words = importTextsOf(mergeStrings(strings));
      const refused = new Response(JSON.stringify({ status: 429, code: 'too_many_requests', detail: 'No.' }), {
        status: 429,
        headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '41' },
      });
      const { client, sent } = importServer(refused, () => everyRow);
      const { unmount } = render(
        <SsmProvider client={client} strings={strings} locale={locale}>
          <Dialog onTaken={vi.fn()} sessions={null} />
        </SsmProvider>,
      );
      onTestFinished(unmount);
      const dialog = within(await screen.findByRole('dialog', { name: words.importTitle }));
      const list = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: words.paste });
      await userEvent.fill(list(), 'IL6');
      await userEvent.click(dialog.getByRole('button', { name: words.upload }));
      expect(await dialog.findByText(told)).toBeVisible();
      expect([list().value, dialog.queryByText('No.')]).toEqual(['IL6', null]);
      await userEvent.click(dialog.getByRole('button', { name: words.tryAgain }));
      expect(await dialog.findByRole('grid', { name: words.results })).toBeVisible();
      expect(sent()).toBe(2);
    },
  );

  test('R44: a change of user aborts an upload and clears the list', async () => {
    const doNothing = () => undefined;
    const { rerender } = renderInProvider(<Dialog onTaken={doNothing} sessions={null} />);
    const dialog = await openedDialog('Import Analytes');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), 'any');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await dialog.findByRole('progressbar')).toBeVisible();
    rerender(<Dialog onTaken={doNothing} sessions={null} owner="you" />);
    expect(await dialog.findByRole('textbox', { name: 'Or paste a list' })).toHaveProperty('value', '');
    expect(dialog.queryByRole('progressbar')).toBe(null);
  });

  test('R11: a change of client aborts an upload and keeps the list', async () => {
    const dialogOf = (client: SatClient) => (
      <SsmProvider client={client}>
        <Dialog onTaken={() => undefined} sessions={null} />
      </SsmProvider>
    );
    const { rerender } = renderInProvider(dialogOf(createSilentClient()));
    const dialog = await openedDialog('Import Analytes');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), 'any');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await dialog.findByRole('progressbar')).toBeVisible();
    rerender(dialogOf(createSilentClient()));
    expect(await dialog.findByRole('textbox', { name: 'Or paste a list' })).toHaveProperty('value', 'any');
    expect(dialog.queryByRole('progressbar')).toBe(null);
  });
});

describe('an exported panel whose content differs from the stated one', () => {
  const check = {
    version: 'V_7K',
    count: 3,
    stated: `sha256:${'a'.repeat(64)}`,
    computed: `sha256:${'b'.repeat(64)}`,
  } as const;
  const differing =
    /^The content differs from what the file states: .* Nothing has been loaded\. 3 reagents of the 7K assay\.$/;

  async function openDiffering() {
    const server = importServer(everyRow, undefined, undefined, check);
    const { dialog } = await openDialog(server);
    await chooseFile('panel.xlsx', 'PK');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    const verdict = await dialog.findByText(
      (_, element) => differing.test(element?.textContent ?? '') && element?.tagName === 'P',
    );
    await waitFor(() => expect(document.activeElement).toBe(verdict));
    return { dialog, server };
  }

  test('is loaded only once the user accepts it; both hashes are shown', async () => {
    const { dialog, server } = await openDiffering();
    const hashes = Array.from(
      screen.getByRole('dialog').querySelectorAll('dl > div'),
      ({ textContent }) => textContent,
    );
    expect([hashes, server.sent()]).toEqual([
      [`Stated hash${check.stated}`, `Hash of the content${check.computed}`],
      0,
    ]);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Load it nevertheless' }));
    expect(await dialog.findByRole('grid', { name: 'Results' })).toBeVisible();
    expect(dialog.getByText('The content differs from what the file states.')).toBeVisible();
  });

  test('can be replaced by another list', async () => {
    const { dialog, server } = await openDiffering();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another list' }));
    expect(await dialog.findByText(/^panel\.xlsx/)).toBeVisible();
    expect(server.sent()).toBe(0);
  });
});

describe('an ADAT', () => {
  const adat = [
    '^HEADER',
    '!Version\t1.2',
    '^TABLE_BEGIN',
    '\t\tSeqId\t10000-28\t10001-7',
    'PlateId\tSample',
    'P1\tS1\t\t5.1\t6.2',
  ];

  test('S4-27: is read as the list of its SeqIds, and the dialog says so', async () => {
    const { dialog } = await openDialog(importServer(everyRow.slice(0, 3)));
    await chooseFile('study.adat', adat.join('\n'));
    await upload(dialog);
    expect(dialog.getByText(/^Of this ADAT the SeqIds are read/)).toBeVisible();
  });

  test('S4-27: is refused with advice when it ends before its SeqIds', async () => {
    const { dialog } = await openDialog(importServer(everyRow));
    await chooseFile('study.adat', adat.slice(0, 3).join('\n'));
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await dialog.findByText(/^This ADAT has no whole row of SeqIds/)).toBeVisible();
  });
});

describe('sheets and columns', () => {
  test('are reported, previewed, changed and read again', async () => {
    const layouts: unknown[] = [];
    const server = importServer(everyRow, ({ layout }) => {
      layouts.push(layout);
      return everyRow;
    });
    const { dialog } = await answeredDialog(server, {}, 'Table S3.xlsx');
    expect(dialog.getByText('Sheet ‘Table S3’: column A as SeqId, column C as Gene symbol — 13 rows')).toBeVisible();
    await userEvent.click(box('Choose 3485-28 for line 5'));
    await userEvent.click(dialog.getByRole('button', { name: 'Change sheets and columns' }));
    const table = within(await dialog.findByRole('region', { name: 'First rows of ‘Table S3’' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Line',
      'Column ASeqId94% look like SeqId',
      'Column BUniProtnamed “UniProt ID”',
      'Column CNot read',
    ]);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(table.getByRole('button', { name: 'Read column C of ‘Table S3’ as' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gene symbol' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Read again' }));
    await dialog.findByRole('grid', { name: 'Results' });
    const columns = [
      { column: 0, kind: 'seqId' },
      { column: 1, kind: 'uniProt' },
      { column: 2, kind: 'symbol' },
    ];
    expect(layouts).toEqual([{ sheets: [{ sheet: 'Table S3', header: 2, columns }] }]);
    await waitFor(() => expect(box('Choose 3485-28 for line 5').checked).toBe(true));
  });

  test('S4-27: hidden rows and columns are reported, and are read once the user selects them, also by keyboard', async () => {
    const layouts: unknown[] = [];
    const next = ({ layout }: { readonly layout: unknown }) => {
      layouts.push(layout);
      return everyRow;
    };
    const [first, ...others] = previews.slice(0, 1).map((preview) => ({ ...preview, hiddenRows: 4, hiddenColumns: 1 }));
    const server = importServer([...everyRow, ...hiddenNotes], next, (readsHidden) =>
      first === undefined ? others : [{ ...first, rowCount: readsHidden ? 404 : 400 }],
    );
    const { dialog } = await answeredDialog(server, {}, 'Table S3.xlsx');
    const told = 'column A as SeqId, column C as Gene symbol — 13 rows, 4 hidden rows, 1 hidden column left out';
    expect(dialog.getByText(`Sheet ‘Table S3’: ${told}`)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change sheets and columns' }));
    const choice = await dialog.findByRole('checkbox', { name: 'Read hidden rows and columns' });
    expect(
      [choice, dialog.getByText('400 rows, 4 hidden rows, 1 hidden column')].map((each) => each.isConnected),
    ).toEqual([true, true]);
    expect((choice as HTMLInputElement).checked).toBe(false);
    choice.focus();
    await userEvent.keyboard(' ');
    expect(await dialog.findByText('404 rows, 4 hidden rows, 1 hidden column')).toBeVisible();
    expect(document.activeElement).toBe(choice);
    await userEvent.click(dialog.getByRole('button', { name: 'Read again' }));
    await dialog.findByRole('grid', { name: 'Results' });
    expect(layouts).toMatchObject([{ hidden: true }]);
  });

  test('S4-27: offer no choice about hidden rows when no sheet hides anything', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow), {}, 'Table S3.xlsx');
    await userEvent.click(dialog.getByRole('button', { name: 'Change sheets and columns' }));
    await dialog.findByRole('region', { name: 'First rows of ‘Table S3’' });
    expect(dialog.queryByRole('checkbox', { name: 'Read hidden rows and columns' })).toBe(null);
  });

  test('Cancel returns to the results', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow), {}, 'Table S3.xlsx');
    await userEvent.click(dialog.getByRole('button', { name: 'Change sheets and columns' }));
    await dialog.findByRole('region', { name: 'First rows of ‘Table S3’' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await dialog.findByRole('grid', { name: 'Results' })).toBeVisible();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Change sheets and columns' }));
  });
});

describe('the results', () => {
  function focusedPlace(): readonly (string | null | undefined)[] {
    const cell = document.activeElement?.closest('[role=gridcell]');
    return [cell?.closest('[role=row]')?.getAttribute('aria-rowindex'), cell?.getAttribute('aria-colindex')];
  }

  /** Returns how many CSS pixels below the header no line covers. */
  function blankIn(grid: HTMLElement): number {
    const head = grid.querySelector('[role=row]')?.getBoundingClientRect().bottom ?? 0;
    const end = grid.getBoundingClientRect().top + grid.clientTop + grid.clientHeight;
    const lines = [...grid.querySelectorAll('[role=row]')].map((line) => line.getBoundingClientRect());
    let reached = head;
    let blank = 0;
    for (const { top, bottom } of lines.toSorted((one, other) => one.top - other.top)) {
      if (bottom <= head || reached >= end) continue;
      blank += Math.max(0, Math.min(top, end) - reached);
      reached = Math.max(reached, bottom);
    }
    return Math.round(blank + Math.max(0, end - reached));
  }

  function seenRows(grid: HTMLElement): readonly number[] {
    const view = grid.getBoundingClientRect();
    return within(grid)
      .getAllByRole('row')
      .filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= view.top + 40 && bottom <= view.bottom;
      })
      .map((row) => Number(row.ariaRowIndex ?? row.getAttribute('aria-rowindex')));
  }

  describe('notifications', () => {
    test.each([
      [320, 640],
      [1280, 800],
    ])('at %s px cover no button of the dialog', async (width, height) => {
      await page.viewport(width, height);
      const { dialog } = await answeredDialog(importServer(everyRow));
      const region = within(screen.getByRole('region', { name: 'Notifications' }));
      await region.findByText('2 matches found');
      await waitFor(() => {
        const buttons = [...screen.getByRole('dialog').querySelectorAll('header button, footer button')];
        const covered = buttons.filter((button) => {
          const { left, top, width: wide, height: high } = button.getBoundingClientRect();
          return !button.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
        });
        expect([buttons.length, covered]).toEqual([3, []]);
      });
      expect(dialog.getByRole('button', { name: 'Add 2 analytes' })).toBeVisible();
    });
  });

  describe('the results as a grid', () => {
    test('Tab reaches only the cell that had the focus last, and leaves the grid from this cell', async () => {
      const { dialog } = await answeredDialog(importServer(everyRow));
      const grid = dialog.getByRole('grid', { name: 'Results' });
      grid.focus();
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      const inside = focusedPlace();
      await userEvent.tab();
      const isOutside = !grid.contains(document.activeElement);
      await userEvent.tab({ shift: true });
      expect([inside, isOutside, focusedPlace()]).toEqual([['3', '2'], true, ['3', '2']]);
      await userEvent.tab({ shift: true });
      expect(grid.contains(document.activeElement)).toBe(false);
    });

    test('rows grow when a late font breaks their text into more lines', async () => {
      const { dialog } = await answeredDialog(importServer(everyRow));
      const grid = dialog.getByRole('grid', { name: 'Results' });
      const covered = (): number => {
        const boxes = within(grid)
          .getAllByRole('row')
          .slice(1)
          .map((row) => row.getBoundingClientRect());
        return boxes.filter(({ top }, index) => top < (boxes[index - 1]?.bottom ?? top) - 1).length;
      };
      grid.style.fontSize = '24px';
      const before = covered();
      document.fonts.dispatchEvent(new Event('loadingdone'));
      await waitFor(() => expect([before > 0, covered()]).toEqual([true, 0]));
    });

    test('arrow keys move in reading direction in right-to-left text', async () => {
      const { dialog } = await answeredDialog(importServer(everyRow), { direction: 'rtl' });
      dialog.getByRole('grid', { name: 'Results' }).focus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
      expect(focusedPlace()).toEqual(['2', '2']);
    });

    test('when an edited row leaves the filtered rows, the focus moves to the row that takes its place', async () => {
      const { dialog } = await answeredDialog(importServer(everyRow, () => [found(1, 'CRYBB2', '9-1')]));
      await userEvent.click(dialog.getByRole('button', { name: /^Choose \d/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Proposed 4' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Edit line 4' }));
      await userEvent.fill(await dialog.findByRole('combobox', { name: 'Line 4 as written' }), 'CRYBB2');
      await userEvent.keyboard('{Enter}');
      await dialog.findByRole('button', { name: 'Proposed 3' });
      const row = document.activeElement?.closest('[role=row]');
      expect([row?.querySelector('[data-column=raw]')?.textContent, focusedPlace()]).toEqual(['2-Mar', ['2', '2']]);
    });

    test('has a sheet column only when rows come from several sheets', async () => {
      const headers = (): readonly (string | null)[] =>
        screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
      const one = await answeredDialog(importServer([found(1, '1-1', '1-1', { sheet: 'A' })]));
      const ofOne = headers();
      one.unmount();
      await answeredDialog(
        importServer([found(1, '1-1', '1-1', { sheet: 'A' }), found(1, '2-1', '2-1', { sheet: 'B' })]),
      );
      const ofTwo = headers();
      expect([ofOne.includes('Sheet'), ofTwo.filter((name) => !ofOne.includes(name)), ofTwo.indexOf('Sheet')]).toEqual([
        false,
        ['Sheet'],
        2,
      ]);
    });
  });

  describe('20,000 rows', () => {
    test('are drawn with few elements, and the keyboard reaches each row', async () => {
      const { dialog } = await answeredDialog(importServer(manyRows(20_000)));
      const grid = dialog.getByRole('grid', { name: 'Results' });
      expect([grid.ariaRowCount, within(grid).getAllByRole('row').length < 60]).toEqual(['20001', true]);
      grid.focus();
      const places: unknown[] = [focusedPlace()];
      for (const key of [
        '{ArrowDown}',
        '{ArrowRight}',
        '{End}',
        '{Control>}{End}{/Control}',
        '{PageUp}',
        '{Control>}{Home}{/Control}',
      ]) {
        await userEvent.keyboard(key);
        places.push(focusedPlace());
      }
      const [first, down, right, end, last, up, home] = places;
      expect([first, down, right, end, last, home]).toEqual([
        ['2', '1'],
        ['3', '1'],
        ['3', '2'],
        ['3', '6'],
        ['20001', '6'],
        ['2', '1'],
      ]);
      expect(Number((up as readonly string[])[0])).toBeLessThan(20_001);
      expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
    });

    test('leave no blank between them at any scroll position', async () => {
      const { dialog } = await answeredDialog(importServer(manyRows(20_000)));
      const grid = dialog.getByRole('grid', { name: 'Results' });
      for (const scrollTop of [0, 500, 90_000, 90_040, 400_000, grid.scrollHeight]) {
        grid.scrollTop = scrollTop;
        // Browsers dispatch scroll events just before the next frame, so each position needs its own frame.
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        expect([scrollTop, blankIn(grid)]).toEqual([scrollTop, 0]);
      }
    });

    test('keep the row that a key moves to in view', async () => {
      const { dialog } = await answeredDialog(importServer(manyRows(20_000)));
      const grid = dialog.getByRole('grid', { name: 'Results' });
      grid.focus();
      for (const key of ['{PageDown}', '{PageDown}', '{Control>}{End}{/Control}', '{ArrowUp}']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await userEvent.keyboard(key);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await waitFor(() =>
          expect([key, seenRows(grid)]).toEqual([key, expect.arrayContaining([Number(focusedPlace()[0])])]),
        );
      }
    });

    test('keep the focus on a row that scrolls out of view', async () => {
      const { dialog } = await answeredDialog(importServer(manyRows(20_000)));
      const grid = dialog.getByRole('grid', { name: 'Results' });
      grid.focus();
      grid.scrollTop = 300_000;
      await waitFor(() => expect(seenRows(grid).length).toBeGreaterThan(3));
      expect(Math.min(...seenRows(grid))).toBeGreaterThan(5000);
      expect(focusedPlace()).toEqual(['2', '1']);
      await userEvent.keyboard('{ArrowDown}');
      expect(focusedPlace()).toEqual(['3', '1']);
      expect(grid.scrollTop).toBeLessThan(100);
    });
  });
});

describe('decisions', () => {
  test('rows are grouped by what the user has to do, and the focused row shows its whole text below the rows', async () => {
    await page.viewport(1280, 800);
    const { dialog } = await answeredDialog(importServer(everyRow));
    const chips = (name: string) =>
      within(dialog.getByRole('group', { name }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(chips('Show rows')).toEqual(['All 15', 'Found 2', 'Choose 5', 'Fix 4', 'Left out 4']);
    expect(dialog.queryByRole('group', { name: 'Show statuses' })).toBe(null);
    await userEvent.click(dialog.getByRole('button', { name: 'Fix 4' }));
    expect(chips('Show statuses')).toEqual(['All 4', 'Other version only 1', 'Not on the menu 1', 'Not recognised 2']);
    expect(cellsOf(dialog, 'raw')).toEqual(['PAK1', 'HTT', 'nonsense', '99999-9']);
    const heights = dialog.getAllByRole('row').map((row) => row.getBoundingClientRect().height);
    expect(heights).toEqual([32, 32, 32, 32, 32]);
    await userEvent.click(dialog.getByText('HTT'));
    const detail = screen.getByRole('dialog').querySelector('[data-part=RowDetail]');
    expect(detail?.textContent).toBe(
      'Line 8: HTT HTT is an approved gene symbol that no reagent of 7K or 11K measures. ',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Found 2' }));
    expect(detail?.textContent).toMatch(/^Beside the SeqIds to choose from/);
  });

  test('rows that wait for a decision are not reported as unmatched, and the button says that nothing is chosen', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow.filter(({ status }) => status === 'several')));
    const add = dialog.getByRole('button', { name: 'Add 0 analytes' });
    expect([add.ariaDisabled, dialog.getByText('Nothing is chosen yet').id]).toEqual([
      'true',
      add.getAttribute('aria-describedby'),
    ]);
    expect(screen.queryByText(/matches/i)).toBe(null);
  });

  test('R41: the focused checkbox says its state, and Space in another cell announces it', async () => {
    const heard = hear();
    const { dialog } = await answeredDialog(importServer(everyRow));
    const focusedBox = () => {
      const { ariaLabel, checked, indeterminate } = document.activeElement as HTMLInputElement;
      return [ariaLabel, indeterminate ? 'mixed' : checked];
    };
    box('Choose all 3 for line 5').focus();
    expect(focusedBox()).toEqual(['Choose all 3 for line 5', false]);
    await userEvent.keyboard(' ');
    expect(focusedBox()).toEqual(['Choose all 3 for line 5', true]);
    await userEvent.keyboard('{End}{ArrowLeft}');
    expect(focusedBox()).toEqual(['Choose 2190-55 for line 5', true]);
    await userEvent.keyboard(' {ArrowRight}');
    expect(focusedBox()).toEqual(['Choose 3485-28 for line 5', true]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(focusedBox()).toEqual(['Choose 2190-55 for line 5', false]);
    await userEvent.keyboard('{Home}');
    expect(focusedBox()).toEqual(['Choose all 3 for line 5', 'mixed']);
    expect(await axeFindings(dialog.getByRole('grid'))).toEqual([]);
    await userEvent.keyboard('{ArrowRight} ');
    expect(document.activeElement?.role).toBe('gridcell');
    await waitFor(() => expect(heard()).toContain('Choose all 3 for line 5: checked'));
  });

  test('choose one, some, all or no candidates of a row, by pointer and by keyboard', async () => {
    const { dialog, onTaken } = await answeredDialog(importServer(everyRow));
    const left = () => dialog.getAllByRole('status').map(({ textContent }) => textContent);
    expect(left()).toContain(
      '10 left out: 1 in the other version only, 1 not measured, 5 undecided, 1 duplicate, 2 not recognised',
    );
    await userEvent.click(box('Choose 3485-28 for line 5'));
    expect(dialog.getByRole('button', { name: 'Add 3 analytes' })).toBeVisible();
    expect(box('Choose all 3 for line 5').indeterminate).toBe(true);
    await userEvent.keyboard('{ArrowRight} ');
    expect(box('Choose 5677-15 for line 5').checked).toBe(true);
    await userEvent.click(box('Choose all 3 for line 5'));
    expect(box('Choose all 3 for line 5').checked).toBe(true);
    await userEvent.click(box('Choose all 3 for line 5'));
    expect(dialog.getByRole('button', { name: 'Add 2 analytes' })).toBeVisible();
    await userEvent.click(box('Choose 2616-23 for line 4'));
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Add 3 analytes' }));
    expect(onTaken.mock.calls.map(([seqIds]) => seqIds)).toEqual([['10000-28', '10001-7', '2616-23']]);
    expect(onTaken.mock.calls[0]?.[1]).toMatchObject({ file: null, version: 'V_7K', catalogueRevision: 'r1' });
  });

  test('refuse a found reagent; buttons and keys undo and redo this, and the keys do not reach the page behind', async () => {
    const behind = vi.fn();
    document.addEventListener('keydown', behind);
    onTestFinished(() => document.removeEventListener('keydown', behind));
    const { dialog } = await answeredDialog(importServer(everyRow));
    await userEvent.click(box('Take 10000-28, found in line 2'));
    expect(dialog.getByText(/1 refused/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add 1 analyte' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(box('Take 10000-28, found in line 2').checked).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Redo' }));
    expect(box('Take 10000-28, found in line 2').checked).toBe(false);
    behind.mockClear();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(box('Take 10000-28, found in line 2').checked).toBe(true);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(box('Take 10000-28, found in line 2').checked).toBe(false);
    const keys = behind.mock.calls.map(([event]) => (event as KeyboardEvent).key.toLowerCase());
    expect(keys.filter((key) => key === 'z')).toEqual([]);
  });

  test('accept all rows with the same reason together', async () => {
    const proposed = (line: number, raw: string, ...seqIds: readonly string[]) =>
      importedRow({
        line,
        raw,
        status: 'proposed',
        reason: 'alias',
        candidates: seqIds.map((seqId) => candidate(seqId, 'T', 'G')),
      });
    const rows = [...everyRow, proposed(20, 'A', '1-1'), proposed(21, 'B', '2-1'), proposed(22, 'C', '3-1', '3-2')];
    const { dialog } = await answeredDialog(importServer(rows));
    const chips = (name: string) => within(dialog.getByRole('group', { name }));
    await userEvent.click(chips('Show rows').getByRole('button', { name: /^Choose/ }));
    await userEvent.click(chips('Show statuses').getByRole('button', { name: /^Proposed/ }));
    expect(dialog.queryByRole('button', { name: /^Accept all/ })).toBe(null);
    await userEvent.click(chips('Show reasons').getByRole('button', { name: 'Other name 4' }));
    expect(dialog.getByText('1 row more has several candidates and stays undecided')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept all 3' }));
    expect(dialog.getByRole('button', { name: 'Add 5 analytes' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(dialog.getByRole('button', { name: 'Accept all 3' })).toBeVisible();
  });

  test('choose one of several candidates by a measure, and the menu says how many rows the measure decides', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow));
    await userEvent.click(await dialog.findByRole('button', { name: 'Choose for several (1)' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'First listed: 1 row',
      'All: 1 row',
      'Lowest Total CV Plasma (%): 1 row',
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: /^Lowest/ }));
    expect(await dialog.findByText('Lowest Total CV Plasma (%): 1 row decided')).toBeVisible();
    expect(box('Choose 3485-28 for line 5').checked).toBe(true);
    expect(cellsOf(dialog, 'reagents')).toEqual(
      expect.arrayContaining([
        '10000-28 Target of 10000-28 CRYBB2',
        '2616-23 ERBB2 CV not reported',
        '2190-55 Integrin β1 CV 7.0% · 20% 3485-28 Integrin β1 CV 4.0% · 0.5% 5677-15 Integrin β1 CV not reported ',
      ]),
    );
    expect(dialog.getByText(/^Beside the SeqIds to choose from: Total CV Plasma/)).toBeVisible();
  });
});

describe('a rule', () => {
  const receptor = candidate('3485-28', 'IL-6 sRa', 'IL6R');
  const receptors = [receptor, candidate('2190-55', 'IL-6 sRa', 'IL6R')];
  // Has the lowest Total CV that the server knows.
  const best = { ...complex, seqId: '5677-15' };
  const several = (line: number, raw: string, candidates: readonly ImportCandidate[]) =>
    importedRow({
      line,
      raw,
      status: 'several',
      reason: 'several_reagents',
      existsInDB: true,
      candidates: [...candidates],
    });
  const proposed = (line: number, raw: string, ...candidates: readonly ImportCandidate[]) =>
    importedRow({ line, raw, status: 'proposed', reason: 'alias', candidates: [...candidates] });

  async function choose(dialog: Awaited<ReturnType<typeof answeredDialog>>['dialog'], menu: RegExp, item: RegExp) {
    await userEvent.click(await dialog.findByRole('button', { name: menu }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  }

  test('takes a reagent of several proteins only once the user ticks the option, and says how many reagents it skipped', async () => {
    const rows = [several(1, 'IL6R', [...receptors, best]), several(2, 'IL6|IL6R', [best, complex])];
    const { dialog } = await answeredDialog(importServer(rows));
    await dialog.findByText(/CV 4\.0%/);
    expect(cellsOf(dialog, 'reagents')).toEqual([
      '3485-28 IL-6 sRa CV 4.0% · 0.5% 2190-55 IL-6 sRa CV 7.0% · 20% 5677-15 IL-6/sIL-6R CV not reported · spans IL6, IL6R ',
      '5677-15 IL-6/sIL-6R CV not reported · spans IL6, IL6R 21946-79 IL-6/sIL-6R CV not reported · spans IL6, IL6R ',
    ]);
    expect(box('Also reagents of several proteins').checked).toBe(false);
    await choose(dialog, /^Choose for several/, /^All/);
    expect(
      await dialog.findByText(
        'All: 1 row decided, 1 row has only reagents of several proteins and stays undecided, 3 reagents of several proteins skipped',
      ),
    ).toBeVisible();
    expect([box('Choose 3485-28 for line 1').checked, box('Choose all 3 for line 1').indeterminate]).toEqual([
      true,
      true,
    ]);
    expect(dialog.getByText(/1 row needs your choice/)).toBeVisible();
    expect(dialog.getByText('1 row has only reagents of several proteins and stays undecided')).toBeVisible();
    await userEvent.click(box('Also reagents of several proteins'));
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await choose(dialog, /^Choose for several/, /^All/);
    expect(await dialog.findByText('All: 1 row decided')).toBeVisible();
    expect(dialog.queryByText(/your choice: tick/)).toBe(null);
  });

  test('offers the option even if all candidates are reagents of several proteins', async () => {
    const { dialog } = await answeredDialog(importServer([proposed(1, 'IL6-IL6R', best)]));
    expect(dialog.queryByRole('button', { name: /^(Choose for|Accept)/ })).toBe(null);
    expect(dialog.getByText('1 row has only reagents of several proteins and stays undecided')).toBeVisible();
    await userEvent.click(box('Also reagents of several proteins'));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept all 1' }));
    expect(dialog.getByRole('button', { name: 'Add 1 analyte' })).toBeVisible();
  });

  test('R39: keeps the focus on its menu after deciding the last row, by keyboard', async () => {
    const { dialog } = await answeredDialog(importServer([several(1, 'IL6R', receptors), found(2, '1-1', '1-1')]));
    const menu = await dialog.findByRole('button', { name: 'Choose for several (1)' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBe(null));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.role).toBe('menuitem'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBe(null));
    await dialog.findByText(/1 row decided/);
    const focused = () => [document.activeElement?.textContent, document.activeElement?.ariaDisabled];
    await waitFor(() => expect(focused()).toEqual(['Choose for several (0)', 'true']));
  });

  test('R39: leaves the focus on Accept all, which then has no row left to accept', async () => {
    const { dialog } = await answeredDialog(importServer([proposed(1, 'A', receptor), found(2, '1-1', '1-1')]));
    await userEvent.click(
      within(dialog.getByRole('group', { name: 'Show rows' })).getByRole('button', { name: /^Choose/ }),
    );
    const accept = dialog.getByRole('button', { name: 'Accept all 1' });
    accept.focus();
    await userEvent.keyboard('{Enter}');
    await dialog.findByRole('button', { name: 'Accept all 0' });
    expect([document.activeElement?.textContent, document.activeElement?.ariaDisabled]).toEqual([
      'Accept all 0',
      'true',
    ]);
  });

  test('decides proposals of one reason with several candidates, and says that this accepts the proposals', async () => {
    const rows = [
      proposed(1, 'CD126', ...receptors),
      proposed(2, 'CD16', receptor, { ...best, uniProtId: ['P1'] }),
      found(3, '1-1', '1-1'),
    ];
    const { dialog } = await answeredDialog(importServer(rows));
    expect(dialog.queryByRole('button', { name: /^(Choose for|Accept)/ })).toBe(null);
    await userEvent.click(
      within(dialog.getByRole('group', { name: 'Show rows' })).getByRole('button', { name: /^Choose/ }),
    );
    await choose(dialog, /^Accept and choose \(2\)/, /^Lowest/);
    expect(
      await dialog.findByText(
        'Lowest Total CV Plasma (%): 1 proposal accepted, 1 row may mean different proteins and stays undecided',
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByText('CD126'));
    expect(dialog.getByText('Proposal accepted: Best by a measure: Total CV Plasma (%), lowest')).toBeVisible();
    const amber = screen.getAllByRole('row').map((row) => row.dataset['undecided'] ?? '');
    expect(amber.filter((each) => each !== '').length).toBe(1);
  });

  test.each(['internal_use', 'deprecated'] as const)(
    'takes no reagent that is no longer offered (%s)',
    async (reason) => {
      const rows = [1, 2].map((line) => ({ ...proposed(line, 'x', receptor), reason }));
      const { dialog } = await answeredDialog(importServer(rows));
      expect(dialog.getByText('2 rows name reagents that are no longer offered: only a tick takes them')).toBeVisible();
      expect(dialog.queryByRole('button', { name: /^(Choose for|Accept)/ })).toBe(null);
      await userEvent.click(box('Choose 3485-28 for line 1'));
      expect(dialog.getByRole('button', { name: 'Add 1 analyte' })).toBeVisible();
    },
  );

  test('leaves as many rows undecided on screen as in the results file', async () => {
    const saved = savedFiles();
    const { dialog } = await answeredDialog(
      importServer([everyRow[3] as ImportedRow, everyRow[12] as ImportedRow, several(20, 'IL6R', receptors)]),
    );
    await choose(dialog, /^Choose for several/, /^First/);
    const told = Number(/(\d+) rows? needs? your/.exec(dialog.getByText(/your choice: tick/).textContent ?? '')?.[1]);
    await userEvent.click(dialog.getByRole('radio', { name: '.csv for R and Python' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download results' }));
    await waitFor(() => expect(saved.length).toBe(1));
    const lines = ((await saved[0]?.blob.text()) ?? '').split('\r\n');
    const undecided = lines.filter((line) => line.split(',').at(-2) === 'Undecided').length;
    const amber = screen.getAllByRole('row').filter((row) => 'undecided' in row.dataset);
    expect([undecided, amber.length]).toEqual([told, told]);
  });
});

describe('saved decisions and results', () => {
  test('are restored when the user goes back from choosing another list', async () => {
    const server = importServer(everyRow);
    const { dialog } = await answeredDialog(server);
    await userEvent.click(box('Choose 3485-28 for line 5'));
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another list' }));
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Or paste a list' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Back to the results' }));
    await dialog.findByRole('grid', { name: 'Results' });
    expect([box('Choose 3485-28 for line 5').checked, server.sent()]).toEqual([true, 1]);
  });

  test('are restored when the dialog is opened a second time', async () => {
    const sessions = createMemorySessions();
    const first = await answeredDialog(importServer(everyRow), { sessions });
    await userEvent.click(box('Choose 3485-28 for line 5'));
    const kept = sessions.open({ owner: 'me', kind: 'import', version: 'V_7K' });
    await waitFor(async () => expect((await kept.list())[0]?.work.decisions.length).toBe(1));
    await userEvent.click(first.dialog.getByRole('button', { name: 'Cancel' }));
    const told = 'The list is kept. “Import Analytes” offers to go on with it.';
    expect((await screen.findByText(told)).closest('[role=status]')).toBeVisible();
    first.unmount();
    const heard = hear();
    const { dialog } = await openDialog(importServer(everyRow), { sessions });
    // The focus is on the box before the button, so the button is announced.
    await waitFor(() => expect(heard()).toContain('Below the box: Go on with the pasted list'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Go on with the pasted list' }));
    await dialog.findByRole('grid', { name: 'Results' });
    expect(box('Choose 3485-28 for line 5').checked).toBe(true);
  });

  test('show when each of two pasted lists was last edited', async () => {
    const sessions = createMemorySessions();
    const kept = sessions.open({ owner: 'me', kind: 'import', version: 'V_7K' });
    const session = (digest: string, at: string) => ({
      digest,
      name: null,
      at,
      hasSource: true,
      layout: null,
      work: { edits: [], decisions: [] },
    });
    const times = [new Date(Date.now() - 3_600_000), new Date(Date.now() - 60_000)];
    for (const [index, at] of times.entries()) {
      await kept.keep(session(`digest ${index}`, at.toISOString()), { kind: 'text', text: `IL${index}` });
    }
    const { dialog } = await openDialog(importServer(everyRow), { sessions });
    const lists = within(await dialog.findByRole('group', { name: 'Earlier lists' })).getAllByRole('button');
    const shown = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
    expect(lists.map(({ textContent }) => textContent)).toEqual(
      times.toReversed().map((at) => `Go on with the pasted list, ${shown.format(at)}`),
    );
  });

  test('are written to the results file', async () => {
    const saved = savedFiles();
    const { dialog } = await answeredDialog(importServer(everyRow));
    await userEvent.click(box('Take 10000-28, found in line 2'));
    await userEvent.click(box('Choose 2616-23 for line 4'));
    await userEvent.click(dialog.getByRole('radio', { name: '.csv for R and Python' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download results' }));
    await waitFor(() => expect(saved.length).toBe(1));
    const lines = ((await saved[0]?.blob.text()) ?? '').split('\r\n');
    const ends = lines.slice(2, 5).map((line) => line.split(',').slice(-2));
    expect([lines[0]?.split(',').slice(2, 5), ends]).toEqual([
      ['As written', 'Edited to', 'Read as'],
      [
        ['Refused', ''],
        ['Found', '10001-7'],
        ['Taken by hand', '2616-23'],
      ],
    ]);
  });

  test('the results file names the catalogue and its sources', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow));
    (await dialog.findByText('Answered with catalogue r1')).click();
    expect(await dialog.findByText('hgnc.tsv (CC0)')).toBeVisible();
  });
});

describe('an edited cell', () => {
  test('is looked up on Enter, and ticks of other rows stay', async () => {
    const mended = found(1, 'CRYBB2', '9-1');
    const { dialog } = await answeredDialog(importServer(everyRow, () => [mended]));
    await userEvent.click(box('Choose 3485-28 for line 5'));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit line 4' }));
    const field = await dialog.findByRole('combobox', { name: 'Line 4 as written' });
    await userEvent.fill(field, 'CRYBB2');
    await userEvent.keyboard('{Enter}');
    expect(await dialog.findByText('was HER2')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add 4 analytes' })).toBeVisible();
    expect(document.activeElement?.getAttribute('data-column')).toBe('raw');
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(dialog.queryByText('was HER2')).toBe(null);
  });

  test('R41: is announced with its result', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow, () => [found(1, 'CRYBB2', '9-1')]));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit line 4' }));
    await userEvent.fill(await dialog.findByRole('combobox', { name: 'Line 4 as written' }), 'CRYBB2');
    const heard = hear();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heard()).toContain('Line 4, CRYBB2: Exact · 9-1'));
  });

  test.each(['{PageDown}', '{PageUp}'])('R39: stays in view on %s', async (key) => {
    const { dialog } = await answeredDialog(importServer(manyRows(400)));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit line 4' }));
    const field = await dialog.findByRole('combobox', { name: 'Line 4 as written' });
    const grid = dialog.getByRole('grid', { name: 'Results' });
    grid.scrollTop = 20;
    // The browser scrolls only after the key event, unless a handler prevents that.
    const pressed = Promise.withResolvers<KeyboardEvent>();
    window.addEventListener('keydown', pressed.resolve, { once: true, capture: true });
    await userEvent.keyboard(key);
    const { defaultPrevented } = await pressed.promise;
    expect([defaultPrevented, grid.scrollTop, document.activeElement === field]).toEqual([true, 20, true]);
  });

  test('R39: suggests reagents of the menu by keyboard, and looks up the chosen SeqId', async () => {
    const asked: unknown[] = [];
    const mended = found(1, '3485-28', '3485-28');
    const server = importServer(everyRow, ({ layout }) => {
      asked.push(layout);
      return [mended];
    });
    const { dialog } = await answeredDialog(server);
    await userEvent.click(dialog.getByText('HER2'));
    await userEvent.keyboard('{F2}');
    const field = await dialog.findByRole('combobox', { name: 'Line 4 as written' });
    expect([document.activeElement === field, screen.queryByRole('listbox')]).toEqual([true, null]);
    await userEvent.keyboard('CD126');
    const list = await screen.findByRole('listbox', { name: 'Line 4 as written' });
    const options = () =>
      within(list)
        .getAllByRole('option')
        .map((option) => [option.textContent?.slice(0, 7), option.querySelector('[hidden]')?.textContent]);
    expect(options()).toEqual([['3485-28', 'IL6R · IL-6 sRa']]);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await dialog.findByText('was HER2')).toBeVisible();
    expect(asked).toEqual([{ sheets: [expect.objectContaining({ columns: [{ column: 0, kind: 'seqId' }] })] }]);
    expect([screen.queryByRole('listbox'), document.activeElement?.getAttribute('data-column')]).toEqual([null, 'raw']);
  });

  test('R39: suggests reagents for the text that is there, before the user types', async () => {
    const rows = [importedRow({ line: 1, raw: 'CD126', status: 'not_recognised', reason: 'unknown' })];
    const { dialog } = await answeredDialog(importServer(rows, () => [found(1, '3485-28', '3485-28')]));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit line 1' }));
    await screen.findByRole('listbox', { name: 'Line 1 as written' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await dialog.findByText('was CD126')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add 1 analyte' })).toBeVisible();
  });

  test('suggests reagents by pointer, and the first Escape closes only the suggestions', async () => {
    const server = importServer(everyRow, () => [found(1, '5677-15', '5677-15')]);
    const { dialog } = await answeredDialog(server);
    await userEvent.click(dialog.getByRole('button', { name: 'Edit line 4' }));
    const field = await dialog.findByRole('combobox', { name: 'Line 4 as written' });
    await userEvent.fill(field, 'IL6R');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('listbox'), field.isConnected, server.sent()]).toEqual([null, true, 1]);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: '5677-15' }));
    expect(await dialog.findByText('was HER2')).toBeVisible();
    expect(dialog.getByText('5677-15', { selector: '[data-column=raw] span' })).toBeVisible();
  });

  test('Escape closes the box but not the dialog, and F2 opens the box', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow));
    await userEvent.click(dialog.getByText('HER2'));
    await userEvent.keyboard('{F2}');
    await userEvent.fill(await dialog.findByRole('combobox', { name: 'Line 4 as written' }), 'zzzz');
    await userEvent.keyboard('{Escape}');
    expect(dialog.queryByRole('combobox')).toBe(null);
    expect([dialog.getByText('HER2').textContent, document.activeElement?.getAttribute('data-column')]).toEqual([
      'HER2',
      'raw',
    ]);
  });

  test('R11: keeps the typed text after a failure, and can retry', async () => {
    const mended = found(1, 'CRYBB2', '9-1');
    const refused = new Response(JSON.stringify({ status: 503, code: 'unavailable', detail: 'Come back later.' }), {
      status: 503,
      headers: { 'Content-Type': 'application/problem+json' },
    });
    const { dialog } = await answeredDialog(importServer(everyRow, ({ count }) => (count === 2 ? refused : [mended])));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit line 4' }));
    await userEvent.fill(await dialog.findByRole('combobox', { name: 'Line 4 as written' }), 'CRYBB2');
    await userEvent.keyboard('{Enter}');
    expect(await dialog.findByText(/^CRYBB2: Come back later\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('was HER2')).toBeVisible();
  });
});
