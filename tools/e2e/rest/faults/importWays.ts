import type { Page } from 'playwright';
import { closeNotification } from '../../support/notifications.ts';
import { wordsOf } from './faults.ts';
import { errorMessage, type Turn, type Way } from './way.ts';

const importing = (page: Page) => page.getByRole('dialog', { name: 'Import Analytes' });
const searching = (page: Page) => page.getByRole('dialog', { name: 'Bulk Search' });
const pasted = (page: Page) => importing(page).getByRole('textbox', { name: 'Or paste a list' });
const listOf = ({ index }: Turn) => `no such thing\nnor this one, ${index}`;
const nameOf = ({ index }: Turn) => `candidates ${index}.txt`;

const tooMany =
  'You have asked for more than one person may in a minute. What you have chosen stays: try again in 60 seconds.';

/**
 * Returns the expected message: the server's message, or else the general error message (section 8). For too many
 * calls, it is the waiting time in the user's language.
 */
const says: NonNullable<Way['says']> = (fault) => (fault === '429' ? tooMany : (wordsOf(fault) ?? errorMessage));

async function openImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await pasted(page).waitFor();
}

async function paste(turn: Turn): Promise<void> {
  await openImport(turn.page);
  await pasted(turn.page).fill(listOf(turn));
}

async function upload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}

async function isAnswered({ page }: Turn): Promise<void> {
  await page.getByRole('grid', { name: 'Results' }).waitFor();
  await closeNotification(page, 'No matches');
}

/** Continues with a stored upload. If there are several, each is listed with its time, the newest first. */
async function goOnWith(page: Page, name: string): Promise<void> {
  await page
    .getByRole('group', { name: 'Earlier lists' })
    .getByRole('button', { name: `Go on with ${name}` })
    .first()
    .click();
}

async function resumeUpload(turn: Turn, name: string): Promise<void> {
  await goOnWith(turn.page, name);
  await isAnswered(turn);
  await turn.page.getByRole('button', { name: 'Choose another list', exact: true }).click();
}

async function cancel({ page }: Turn): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const importAnalytes: Way = {
  operationIds: ['importAnalytes'],
  when: 'upload a pasted list',
  title: 'SSM-Registered',
  isGuarded: true,
  begin: async (page) => void (await page.goto('/7k-panel-builder')),
  async act(turn) {
    await paste(turn);
    await upload(turn.page);
  },
  kept: ({ page }) => pasted(page).inputValue(),
  keeps: listOf,
  says,
  works: isAnswered,
  leave: cancel,
  async resume(turn) {
    await openImport(turn.page);
    await resumeUpload(turn, 'the pasted list');
  },
  again: ({ page }) => upload(page),
};

/**
 * Makes a Way for the preview of a workbook. The list has the first reagent of the menu, which the user decides to
 * omit.
 */
function previewWorkbook(): Way {
  let seqId = '';
  const box = (page: Page) =>
    importing(page).getByRole('checkbox', {
      name: `Take ${seqId}, found in line 1`,
      exact: true,
      includeHidden: true,
    });
  const preview = (page: Page) =>
    importing(page).getByRole('button', { name: 'Change sheets and columns', exact: true }).click();
  async function isFound(page: Page): Promise<void> {
    await page.getByRole('grid', { name: 'Results' }).waitFor();
    await closeNotification(page, '1 match found');
  }
  return {
    operationIds: ['previewWorkbook'],
    when: 'look at the sheets of a list',
    title: 'SSM-Verified',
    isGuarded: true,
    async begin(page) {
      const first = page.getByRole('checkbox', { name: /^Select \d+-/ }).first();
      seqId = (await first.getAttribute('aria-label'))?.replace('Select ', '') ?? '';
      await page.goto('/7k-panel-builder');
    },
    async act(turn) {
      const { page } = turn;
      await openImport(page);
      await pasted(page).fill(`${seqId}\n${listOf(turn)}`);
      await upload(page);
      await isFound(page);
      await box(page).click();
      await preview(page);
    },
    kept: ({ page }) => box(page).isChecked(),
    keeps: () => false,
    says,
    works: ({ page }) =>
      importing(page)
        .getByRole('region', { name: /^First rows of / })
        .waitFor(),
    async leave(turn) {
      const { page } = turn;
      await importing(page).getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.getByRole('grid', { name: 'Results' }).waitFor();
      await cancel(turn);
    },
    async resume({ page }) {
      await openImport(page);
      await goOnWith(page, 'the pasted list');
      await isFound(page);
    },
    again: ({ page }) => preview(page),
  };
}

async function chooseFile(turn: Turn): Promise<void> {
  const { page } = turn;
  await page.getByRole('button', { name: 'Bulk Search', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await searching(page).getByRole('button', { name: 'Choose file', exact: true }).click();
  const file = { name: nameOf(turn), mimeType: 'text/plain', buffer: Buffer.from(listOf(turn)) };
  await (await chooser).setFiles(file);
}

const bulkSearch: Way = {
  operationIds: ['bulkSearch'],
  when: 'upload a file to search for',
  title: 'SSM-Verified',
  isGuarded: false,
  async act(turn) {
    await chooseFile(turn);
    await upload(turn.page);
  },
  kept: async (turn) =>
    searching(turn.page)
      .getByRole('button', { name: `Remove ${nameOf(turn)}`, exact: true })
      .isVisible(),
  keeps: () => true,
  says,
  works: isAnswered,
  leave: cancel,
  async resume(turn) {
    await turn.page.getByRole('button', { name: 'Bulk Search', exact: true }).click();
    await resumeUpload(turn, nameOf(turn));
  },
  again: ({ page }) => upload(page),
};

const downloadTemplate: Way = {
  operationIds: ['downloadTemplate'],
  when: 'download the template beside a list',
  title: 'Certified-Site',
  isGuarded: true,
  begin: async (page) => void (await page.goto('/set-builder?version=V_7K')),
  async act(turn) {
    await paste(turn);
    await downloadTemplate.again?.(turn);
  },
  kept: ({ page }) => pasted(page).inputValue(),
  keeps: listOf,
  says,
  works: ({ page }) => closeNotification(page, 'SomaScan_Menu_Import_Template.xlsx downloaded'),
  leave: cancel,
  // A list is stored only once it is uploaded, so the text is pasted again.
  resume: paste,
  again: ({ page }) => importing(page).getByRole('button', { name: 'Download template', exact: true }).click(),
};

const verifying = (page: Page) => page.getByRole('dialog', { name: 'Verify a file' });

/** The server computes the hash of the file, and does not compare it with a panel. */
const checkPanelFile: Way = {
  operationIds: ['checkPanelFile'],
  when: 'verify an exported panel',
  title: 'SSM-Registered',
  isGuarded: true,
  begin: async (page) => void (await page.goto('/my-panels')),
  async act(turn) {
    const { page } = turn;
    await page.getByRole('button', { name: 'Verify a file', exact: true }).click();
    const chooser = page.waitForEvent('filechooser');
    await verifying(page).getByRole('button', { name: 'Choose file', exact: true }).click();
    const buffer = Buffer.from('# Assay version: 7K\nSeqId\n10000-28\n');
    await (await chooser).setFiles({ name: `panel ${turn.index}.csv`, mimeType: 'text/csv', buffer });
  },
  kept: ({ page, index }) => verifying(page).getByText(`panel ${index}.csv`, { exact: true }).isVisible(),
  keeps: () => true,
  says,
  works: ({ page }) => verifying(page).getByText('The file states no content hash.').waitFor(),
  leave: ({ page }) => verifying(page).getByRole('button', { name: 'Close' }).first().click(),
  async resume(turn) {
    await checkPanelFile.act(turn);
  },
  otherwise: {
    // A server of an earlier release has no such call.
    '404': {
      see: ({ page }) => verifying(page).getByText('This server does not verify files.').waitFor(),
      goOn: ({ page }) => verifying(page).getByRole('button', { name: 'Close' }).first().click(),
    },
  },
};

export const importWays: readonly Way[] = [
  importAnalytes,
  previewWorkbook(),
  bulkSearch,
  downloadTemplate,
  checkPanelFile,
];
