import type { Meta, StoryObj } from '@storybook/react-vite';
import { columnsOfVersion } from 'ssm-core/engine';
import { smallCatalogue } from 'ssm-server';
import { screen, userEvent, within } from 'storybook/test';
import { ColumnsHost, type ColumnsHostProps } from './testing/ColumnsHost.tsx';

const catalogues = [smallCatalogue('V_7K'), smallCatalogue('V_11K')];

const meta: Meta<ColumnsHostProps> = {
  component: ColumnsHost,
  parameters: {
    provider: { requestPath: 'secured' },
    server: { person: 'SSM-Registered', catalogues },
  },
  play: async () => void (await open()),
};
export default meta;

type Story = StoryObj<ColumnsHostProps>;

/** Presses the button. Finds it by its position, because its name depends on the language. */
async function open() {
  const [columns] = await screen.findAllByRole('button');
  await userEvent.click(columns as HTMLElement);
  return within(await screen.findByRole('dialog'));
}

async function find(text: string): Promise<void> {
  await userEvent.type((await open()).getByRole('searchbox', { name: 'Find a column' }), text);
}

const shown = ['seqId', 'fullName', 'loDb', 'totalCVPlasma'] as const;

export const Default: Story = {};
export const ElevenK: Story = { args: { version: 'V_11K' } };
export const AllChosen: Story = { args: { shown: columnsOfVersion('V_7K').map(({ key }) => key) } };
export const Found: Story = { play: () => find('plasma') };
export const NothingFound: Story = { play: () => find('albumin') };
export const WithoutEmptyColumns: Story = {
  args: { empty: ['pQtl', 'mrmMsData', 'ddaMsData', 'orthogonalStrategies'] },
};
export const NothingFixed: Story = { args: { fixedColumnCount: 0 } };
export const NoneChosen: Story = {
  args: { fixedColumnCount: 0, shown: ['seqId'] },
  async play() {
    await userEvent.click((await open()).getByRole('checkbox', { name: 'Sequence ID' }));
  },
};
export const PreferredAlready: Story = {
  args: { shown, preferredColumns: shown },
  parameters: { server: { catalogues } },
};
export const PreferenceTicked: Story = {
  args: { shown },
  async play() {
    const dialog = await open();
    await userEvent.click(
      dialog.getByRole('checkbox', { name: 'Set selected columns as my preference for all tables' }),
    );
  },
};
export const SaveFailed: Story = {
  args: { shown, sub: 'somebody-else' },
  async play(context) {
    await PreferenceTicked.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('Failed to save column preference');
  },
};
export const Saved: Story = {
  args: { shown },
  async play(context) {
    await PreferenceTicked.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('Column display preferences saved');
  },
};
export const OwnPresets: Story = {
  args: { shown },
  async play() {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of a new preset' }), 'Plasma CV and LoDB');
    await userEvent.click(dialog.getByRole('button', { name: 'Save as preset' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of a new preset' }), 'Plasma');
    await userEvent.click(dialog.getByRole('button', { name: 'Save as preset' }));
    await dialog.findByText('Another preset has this name. Choose another');
  },
};
export const PresetRenamed: Story = {
  args: { shown, sub: 'renaming' },
  async play() {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of a new preset' }), 'Plasma CV{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Rename Plasma CV' }));
    await dialog.findByRole('textbox', { name: 'New name of Plasma CV' });
  },
};
export const PresetDeleted: Story = {
  args: { shown, sub: 'deleting' },
  async play() {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of a new preset' }), 'Plasma CV{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete Plasma CV' }));
    await dialog.findByText('Plasma CV is deleted');
  },
};
export const WithoutPerson: Story = { args: { sub: null } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const PreferredAlreadyDark: Story = { ...PreferredAlready, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhonePreferredAlready: Story = { ...PreferredAlready, globals: { viewport: { value: 'phone' } } };
