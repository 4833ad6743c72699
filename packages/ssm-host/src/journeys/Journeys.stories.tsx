import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShellStory } from '../shell/testing/ShellStory.tsx';
import {
  type Application,
  applicationIn,
  filterBy,
  findProtein,
  forgetLists,
  heading,
  importList,
  openBuilder,
  press,
  saveAndOpen,
  selectFirst,
} from './steps.ts';

const meta: Meta<typeof ShellStory> = {
  title: 'Journeys',
  tags: ['journey'],
  component: ShellStory,
  parameters: { standsAlone: true },
  beforeEach: forgetLists,
  render: (args, { globals }) => (
    <ShellStory {...args} theme={globals['theme'] as 'light'} direction={globals['direction'] as 'ltr'} />
  ),
};
export default meta;

type Story = StoryObj<typeof ShellStory>;

const onPhone = { globals: { viewport: { value: 'phone' } } } as const;

async function findAndFilter(page: Application): Promise<void> {
  await findProtein(page, 'receptor');
  await filterBy(page, 'Dilution Group', '20%');
}

export const Visitor: Story = {
  async play({ canvasElement, step }) {
    const page = applicationIn(canvasElement);
    await step('find a protein and filter', () => findAndFilter(page));
    await step('may not select', async () => {
      await page.findByText('Sign in to select reagents');
      await expect(page.queryAllByRole('checkbox')).toEqual([]);
      await expect(page.queryByRole('button', { name: /^Add to/ })).toBeNull();
      await expect(page.queryByRole('button', { name: 'Bulk Search' })).toBeNull();
      await expect(page.queryByRole('navigation', { name: 'Main' })).toBeNull();
    });
  },
};
export const VisitorOnPhone: Story = { ...Visitor, ...onPhone };

/** Shows a user without permissions. The user is treated like a visitor, and the page of a panel leads to the menu. */
export const SsmPublic: Story = {
  args: { who: 'SSM-Public', start: '/my-panels' },
  async play({ canvasElement, step }) {
    const page = applicationIn(canvasElement);
    await step('find a protein and filter', () => findAndFilter(page));
    await step('may not select', async () => {
      await expect(page.queryAllByRole('checkbox')).toEqual([]);
      await expect(page.queryByRole('button', { name: 'Bulk Search' })).toBeNull();
    });
  },
};
export const SsmPublicOnPhone: Story = { ...SsmPublic, ...onPhone };

interface Way {
  readonly who: 'SSM-Registered' | 'SSM-Verified' | 'Certified-Site' | 'Certified-Site-Customer';
  readonly group: 'Panel' | 'Set';
  readonly builder: string;
  readonly title: string;
  readonly imports: boolean;
}

function wayOf({ who, group, builder, title, imports }: Way): Story {
  return {
    args: { who },
    async play({ canvasElement, step }) {
      const page = applicationIn(canvasElement);
      await step('find a protein and filter', () => findAndFilter(page));
      await step('select and add', async () => {
        await selectFirst(page, 2);
        await press(page, `Add to ${group} Builder (2)`);
        await page.findByText(`Analytes added to ${group} Builder`);
      });
      await step('open the builder', async () => {
        await openBuilder(page, builder);
        await heading(page, title);
      });
      if (imports) {
        await step('import a list', async () => {
          await importList(page, '40005-9', 1);
          await page.findByRole('gridcell', { name: '40005-9' });
        });
      }
      await step('save it and open it', () => saveAndOpen(page, group, `Receptors of ${who}`));
    },
  };
}

export const SsmRegistered: Story = wayOf({
  who: 'SSM-Registered',
  group: 'Panel',
  builder: '7K Panel Builder, 2 analytes',
  title: '7K Panel Builder',
  imports: true,
});
export const SsmRegisteredOnPhone: Story = { ...SsmRegistered, ...onPhone };
export const SsmVerified: Story = wayOf({
  who: 'SSM-Verified',
  group: 'Panel',
  builder: '7K Panel Builder, 2 analytes',
  title: '7K Panel Builder',
  imports: false,
});
export const SsmVerifiedOnPhone: Story = { ...SsmVerified, ...onPhone };
export const CertifiedSite: Story = wayOf({
  who: 'Certified-Site',
  group: 'Set',
  builder: '7K Set Builder, 2 analytes',
  title: '7K Set Builder',
  imports: true,
});
export const CertifiedSiteOnPhone: Story = { ...CertifiedSite, ...onPhone };
export const CertifiedSiteCustomer: Story = wayOf({
  who: 'Certified-Site-Customer',
  group: 'Set',
  builder: '7K Set Builder, 2 analytes',
  title: '7K Set Builder',
  imports: false,
});
export const CertifiedSiteCustomerOnPhone: Story = { ...CertifiedSiteCustomer, ...onPhone };
