import type { Page } from 'playwright';
import { closeNotification } from '../../support/notifications.ts';
import { savePanels } from '../../support/panels.ts';
import { faultNames } from './faults.ts';
import { errorMessage, type Otherwise, type Turn, type Way } from './way.ts';

const names = (prefix: string) => faultNames.map((_, index) => `${prefix} ${index}`);

async function openMyPanels(page: Page, search: string): Promise<void> {
  const named = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^My (Panels|Sets)$/ });
  await named.click();
  await findPanels(page, search);
}

async function findPanels(page: Page, search: string): Promise<void> {
  await page.getByRole('searchbox', { name: /^Find a / }).fill(search);
  await page.getByRole('link', { name: search }).first().waitFor();
}

async function choose(page: Page, action: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function fillBuilder(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select \d+-/ });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await page.getByRole('button', { name: /^Add to / }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^7K (Panel|Set) Builder, 2 analytes$/ })
    .click();
  await page.getByRole('grid', { name: /^7K / }).waitFor();
}

const saveDialog = (page: Page) => page.getByRole('dialog', { name: /^Save (Panel|Set)$/ });

async function openSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Save (Panel|Set)$/ }).click();
  await saveDialog(page).waitFor();
}

async function save(page: Page, name: string, description: string): Promise<void> {
  await openSave(page);
  const dialog = saveDialog(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Description' }).fill(description);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}

async function typed({ page }: Turn): Promise<unknown> {
  const dialog = saveDialog(page);
  return [
    await dialog.getByRole('textbox', { name: 'Name' }).inputValue(),
    await dialog.getByRole('textbox', { name: 'Description' }).inputValue(),
  ];
}

async function saved(page: Page, name: string): Promise<void> {
  await closeNotification(page, new RegExp(`^(Panel|Set) saved: ${name}$`));
  await saveDialog(page).waitFor({ state: 'hidden' });
}

const resumed: Pick<Way, 'resume' | 'again'> = {
  resume: ({ page }) => openSave(page),
  again: ({ page }) => saveDialog(page).getByRole('button', { name: 'Save', exact: true }).click(),
};

/** What happens if the panel is gone: the page offers no retry, but the user can repeat the action. */
function gone(goOn: NonNullable<Otherwise['goOn']>): Otherwise {
  return {
    async see({ page }) {
      const alert = page.getByRole('alert').filter({ hasText: errorMessage });
      await alert.waitFor();
      const offered = await alert.getByRole('button', { name: 'Try again' }).count();
      if (offered > 0) throw new Error('“Try again” is offered for what is gone.');
    },
    goOn,
  };
}

const savedAgain = gone(({ page }) => saveDialog(page).getByRole('button', { name: 'Save', exact: true }).click());

function reopened(name: string): Otherwise {
  return gone(async ({ page }) => {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await button.click();
  });
}

const createPanel: Way = {
  operationIds: ['createPanel'],
  when: 'save the list of the builder',
  title: 'SSM-Registered',
  isGuarded: true,
  begin: fillBuilder,
  async act({ page, index }) {
    // Clears the list, so that saving makes a new panel and not the next version of the previous panel.
    if (index > 0) {
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
    }
    await save(page, `created ${index}`, `as typed ${index}`);
  },
  kept: typed,
  keeps: ({ index }) => [`created ${index}`, `as typed ${index}`],
  works: ({ page, index }) => saved(page, `created ${index}`),
  ...resumed,
  otherwise: { '404': savedAgain },
};

const changedMeanwhile: Otherwise = {
  async see({ page }) {
    await page.getByRole('dialog', { name: /^This (Panel|Set) has changed$/ }).waitFor();
    await page.getByRole('button', { name: /^Keep mine/ }).waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await saveDialog(page).waitFor();
  },
  goOn: ({ page }) => saveDialog(page).getByRole('button', { name: 'Save', exact: true }).click(),
};

const savePanel: Way = {
  operationIds: ['savePanel'],
  when: 'save a list that came from a panel',
  title: 'SSM-Verified',
  isGuarded: true,
  async begin(page) {
    await fillBuilder(page);
    await save(page, 'saved again', 'at first');
    await saved(page, 'saved again');
  },
  act: ({ page, index }) => save(page, 'saved again', `as typed ${index}`),
  kept: typed,
  keeps: ({ index }) => ['saved again', `as typed ${index}`],
  works: ({ page }) => saved(page, 'saved again'),
  ...resumed,
  otherwise: { '404': savedAgain, '412': changedMeanwhile },
};

const getPanel: Way = {
  operationIds: ['getPanel'],
  when: 'open a panel from their list',
  title: 'Certified-Site',
  isGuarded: true,
  async begin(page) {
    await savePanels(page, names('opened'));
    await openMyPanels(page, 'opened');
  },
  act: ({ page, index }) => page.getByRole('link', { name: `opened ${index}`, exact: true }).click(),
  kept: async ({ page }) => /\/set\/[\w-]+$/.test(page.url()),
  keeps: () => true,
  works: ({ page, index }) => page.getByRole('heading', { level: 1, name: `opened ${index}`, exact: true }).waitFor(),
  async leave({ page, index }) {
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'My Sets' }).click();
    await findPanels(page, 'opened');
    await page.getByRole('link', { name: `opened ${index}`, exact: true }).waitFor();
  },
  otherwise: {
    // There is no retry, because a deleted panel looks like a panel of another user.
    '404': {
      see: ({ page }) => page.getByRole('heading', { level: 1, name: 'There is no such set' }).waitFor(),
    },
  },
};

const getPanelForDialog: Way = {
  operationIds: ['getPanel'],
  when: 'rename a panel',
  title: 'Certified-Site-Customer',
  isGuarded: true,
  async begin(page) {
    await savePanels(page, ['renamed']);
    await openMyPanels(page, 'renamed');
  },
  act: ({ page }) => choose(page, 'Rename', 'renamed'),
  kept: async ({ page }) => page.getByRole('dialog', { name: 'Rename Set' }).isVisible(),
  keeps: () => true,
  works: ({ page }) =>
    page.getByRole('dialog', { name: 'Rename Set' }).getByRole('textbox', { name: 'Name' }).waitFor(),
  async resume({ page }) {
    await findPanels(page, 'renamed');
    await choose(page, 'Rename', 'renamed');
  },
  async leave({ page }) {
    await page.getByRole('dialog', { name: 'Rename Set' }).getByRole('button', { name: 'Cancel' }).click();
  },
  otherwise: {
    '404': gone(async ({ page }) => {
      await page.getByRole('dialog', { name: 'Rename Set' }).getByRole('button', { name: 'Cancel' }).click();
      await choose(page, 'Rename', 'renamed');
    }),
  },
};

const deletePanel: Way = {
  operationIds: ['deletePanel'],
  when: 'delete a panel',
  title: 'SSM-Verified',
  isGuarded: true,
  async begin(page) {
    await savePanels(page, names('deleted'));
    await openMyPanels(page, 'deleted');
  },
  act: ({ page, index }) => choose(page, 'Delete', `deleted ${index}`),
  kept: ({ page, index }) => page.getByRole('link', { name: `deleted ${index}`, exact: true }).isVisible(),
  keeps: () => true,
  async works({ page, index }) {
    await closeNotification(page, new RegExp(`^deleted ${index} was deleted\\.`));
    await page.getByRole('link', { name: `deleted ${index}`, exact: true }).waitFor({ state: 'hidden' });
  },
  resume: ({ page }) => findPanels(page, 'deleted'),
  otherwise: {
    '404': { see: ({ page }) => closeNotification(page, /This panel was deleted meanwhile/) },
    '412': {
      see: ({ page, index }) => closeNotification(page, new RegExp(`deleted ${index} has changed meanwhile`)),
    },
  },
};

const listPanels: Way = {
  operationIds: ['listPanels'],
  when: 'look for a panel',
  title: 'SSM-Registered',
  isGuarded: true,
  async begin(page) {
    await savePanels(page, ['listed abcdefghijklmnopqrstuvwxyz']);
    await openMyPanels(page, 'listed');
  },
  act: ({ page, index }) => page.getByRole('searchbox').fill('listed abcdefghijklmnopqrstuvwxyz'.slice(0, 8 + index)),
  kept: ({ page }) => page.getByRole('searchbox').inputValue(),
  keeps: ({ index }) => 'listed abcdefghijklmnopqrstuvwxyz'.slice(0, 8 + index),
  async works({ page }) {
    await page.getByRole('link', { name: 'listed abcdefghijklmnopqrstuvwxyz' }).waitFor();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  },
  // Types the search again, because it ended with the session.
  resume: ({ page, index }) => listPanels.act({ page, index }),
};

const listPanelVersions: Way = {
  operationIds: ['listPanelVersions'],
  when: 'look at the versions of a panel',
  title: 'Certified-Site',
  isGuarded: true,
  async begin(page) {
    await savePanels(page, ['versioned']);
    await openMyPanels(page, 'versioned');
    await page.getByRole('link', { name: 'versioned', exact: true }).click();
  },
  act: ({ page }) => page.getByRole('button', { name: 'Versions', exact: true }).click(),
  kept: ({ page }) => page.getByRole('region', { name: 'Versions' }).isVisible(),
  keeps: () => true,
  async works({ page }) {
    await page.getByRole('region', { name: 'Versions' }).getByText('Version 1 (newest)').waitFor();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  },
  resume: ({ page, index }) => listPanelVersions.act({ page, index }),
  async leave({ page }) {
    await page.getByRole('button', { name: 'Versions', exact: true }).click();
    await page.getByRole('region', { name: 'Versions' }).waitFor({ state: 'hidden' });
  },
  otherwise: { '404': reopened('Versions') },
};

const listPanelSources: Way = {
  operationIds: ['listPanelSources'],
  when: 'look at the lists that a panel was made from',
  title: 'Certified-Site',
  isGuarded: true,
  async begin(page) {
    await savePanels(page, ['sourced']);
    await openMyPanels(page, 'sourced');
    await page.getByRole('link', { name: 'sourced', exact: true }).click();
  },
  act: ({ page }) => page.getByRole('button', { name: 'Sources', exact: true }).click(),
  kept: ({ page }) => page.getByRole('region', { name: 'Sources' }).isVisible(),
  keeps: () => true,
  async works({ page }) {
    await page
      .getByRole('region', { name: 'Sources' })
      .getByText('No imported list and no rule was saved with this set.')
      .waitFor();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  },
  resume: ({ page, index }) => listPanelSources.act({ page, index }),
  async leave({ page }) {
    await page.getByRole('button', { name: 'Sources', exact: true }).click();
    await page.getByRole('region', { name: 'Sources' }).waitFor({ state: 'hidden' });
  },
  otherwise: { '404': reopened('Sources') },
};

const listChangedPanels: Way = {
  operationIds: ['listChangedPanels'],
  when: 'come to the list of panels after a catalogue update',
  title: 'Certified-Site',
  isGuarded: true,
  isSilent: 'the list stays as it is, with what was told of its panels before',
  async begin(page) {
    await savePanels(page, ['affected']);
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/change?bound=20'));
    await openMyPanels(page, 'affected');
    await answered;
  },
  async act({ page }) {
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Menu', exact: true }).click();
    await main.getByRole('link', { name: /^My (Panels|Sets)$/ }).click();
  },
  kept: ({ page }) => page.getByRole('link', { name: 'affected', exact: true }).isVisible(),
  keeps: () => true,
  works: ({ page }) => page.getByRole('link', { name: 'affected', exact: true }).waitFor(),
};

const getPanelChanges: Way = {
  operationIds: ['getPanelChanges'],
  when: 'open a panel after a catalogue update',
  title: 'Certified-Site',
  isGuarded: true,
  isSilent: 'the section that shows the changes is closed, and tells the failure when it is opened',
  async begin(page) {
    await savePanels(page, ['reviewed']);
    await openMyPanels(page, 'reviewed');
  },
  act: ({ page }) => page.getByRole('link', { name: 'reviewed', exact: true }).click(),
  kept: ({ page }) => page.getByRole('heading', { level: 1, name: 'reviewed' }).isVisible(),
  keeps: () => true,
  works: ({ page }) => page.getByRole('heading', { level: 1, name: 'reviewed' }).waitFor(),
  leave: ({ page }) => openMyPanels(page, 'reviewed'),
};

const findMembership: Way = {
  operationIds: ['findMembership'],
  when: 'look for panels and collections with the reagents of a builder',
  title: 'Certified-Site',
  isGuarded: true,
  async begin(page) {
    await savePanels(page, ['elsewhere']);
    await openMyPanels(page, 'elsewhere');
    await page.getByRole('button', { name: 'Actions for elsewhere' }).click();
    await page.getByRole('menuitem', { name: 'Compare', exact: true }).click();
    await page.getByRole('button', { name: 'Find elsewhere elsewhere', exact: true }).waitFor();
  },
  act: ({ page }) => page.getByRole('button', { name: 'Find elsewhere elsewhere', exact: true }).click(),
  kept: ({ page }) => page.getByRole('heading', { name: 'Panels and collections with reagents of A' }).isVisible(),
  keeps: () => true,
  async works({ page }) {
    await page
      .getByRole('table', { name: /^Sets \(/ })
      .getByRole('row', { name: 'elsewhere' })
      .first()
      .waitFor();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  },
  async leave({ page }) {
    await page.getByRole('button', { name: 'Find elsewhere elsewhere', exact: true }).click();
    await page.getByRole('heading', { name: 'Panels and collections with reagents of A' }).waitFor({ state: 'hidden' });
  },
  otherwise: {
    // A server of an earlier release has no such call.
    '404': {
      see: ({ page }) => page.getByText('This server cannot find panels and collections by reagents.').waitFor(),
      async goOn({ page }) {
        const button = page.getByRole('button', { name: 'Find elsewhere elsewhere', exact: true });
        await button.click();
        await button.click();
      },
    },
  },
};

const getLiftTable: Way = {
  operationIds: ['getLiftTable'],
  when: 'open the move of a panel',
  title: 'Certified-Site',
  isGuarded: true,
  async begin(page) {
    await savePanels(page, ['moved']);
    await openMyPanels(page, 'moved');
  },
  act: ({ page }) => choose(page, 'Move to another version', 'moved'),
  kept: ({ page }) => page.getByRole('heading', { level: 1, name: 'Move a List' }).isVisible(),
  keeps: () => true,
  async works({ page }) {
    await page.getByRole('radio', { name: 'Plasma' }).click();
    await page.getByText(/^On the 11K menu: /).waitFor();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  },
  // A new page has no coefficients, and asks again.
  async leave({ page }) {
    await page.goto('/my-sets');
    await findPanels(page, 'moved');
  },
};

async function askForCitation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cite…' }).click();
}

async function openCitation(page: Page): Promise<void> {
  await askForCitation(page);
  await page.getByRole('textbox', { name: 'Citation' }).waitFor();
}

const allowed = (page: Page) => page.getByRole('checkbox', { name: /^If I delete this/ });

const getTombstone: Way = {
  operationIds: ['getTombstone'],
  when: 'open the citation of a panel',
  title: 'Certified-Site',
  isGuarded: true,
  isSilent: 'the citation is whole without the choice of what its address says after a deletion',
  async begin(page) {
    await savePanels(page, ['cited']);
    await openMyPanels(page, 'cited');
    await page.getByRole('link', { name: 'cited', exact: true }).click();
  },
  // A session that ends leaves the page before the citation is there.
  act: ({ page }) => askForCitation(page),
  resume: ({ page }) => openCitation(page),
  kept: ({ page }) => page.getByRole('heading', { level: 1, name: 'cited' }).isVisible(),
  keeps: () => true,
  works: ({ page }) => page.getByRole('textbox', { name: 'Citation' }).waitFor(),
  async leave({ page }) {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  },
};

const saveTombstone: Way = {
  operationIds: ['saveTombstone'],
  when: 'allow the name of a panel to be shown after its deletion',
  title: 'Certified-Site',
  isGuarded: true,
  async begin(page) {
    await savePanels(page, ['named']);
    await openMyPanels(page, 'named');
    await page.getByRole('link', { name: 'named', exact: true }).click();
    await openCitation(page);
    await allowed(page).waitFor();
  },
  act: ({ page }) => allowed(page).click(),
  kept: ({ page }) => page.getByRole('textbox', { name: 'Citation' }).isVisible(),
  keeps: () => true,
  works: ({ page }) => page.getByRole('alert').waitFor({ state: 'hidden' }),
  resume: ({ page }) => openCitation(page),
};

export const panelWays: readonly Way[] = [
  createPanel,
  savePanel,
  getPanel,
  getPanelForDialog,
  deletePanel,
  listPanels,
  listPanelVersions,
  listPanelSources,
  getTombstone,
  saveTombstone,
  listChangedPanels,
  getPanelChanges,
  findMembership,
  getLiftTable,
];
