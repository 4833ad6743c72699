import type { Meta, StoryObj } from '@storybook/react-vite';
import { SatError } from 'ssm-core';
import { origin, saveModel } from '../testing/saveModel.ts';
import { SavePanelDialog } from './SavePanelDialog.tsx';

const kidney = { name: 'Kidney', description: 'Renal markers' };
const longest = {
  name: 'W'.repeat(120),
  description: 'All that was found to differ between the two visits. '.repeat(40),
};

const meta: Meta<typeof SavePanelDialog> = {
  component: SavePanelDialog,
  args: {
    model: saveModel(),
    group: 'Panel',
    title: 'Save Panel',
    allowsNew: true,
    fields: { name: { current: null }, description: { current: null } },
  },
};
export default meta;

type Story = StoryObj<typeof SavePanelDialog>;

function failing(code: ConstructorParameters<typeof SatError>[0], details: object = {}): Story {
  return { args: { model: saveModel({ draft: kidney, origin, failure: new SatError(code, details) }) } };
}

export const New: Story = {};
export const NextVersion: Story = { args: { model: saveModel({ draft: kidney, origin }) } };
export const FromEarlierVersion: Story = {
  args: { model: saveModel({ draft: kidney, origin, isOriginOld: true }) },
};
export const AsSet: Story = { args: { group: 'Set', title: 'Save Set' } };
export const Opening: Story = { args: { model: saveModel({ step: 'opening' }) } };
export const Unopened: Story = {
  args: { model: saveModel({ step: 'unopened', failure: new SatError('invalid_parameter', { requestId: 'r-7f3a' }) }) },
};
export const OpeningDark: Story = { ...Opening, globals: { theme: 'dark' } };
export const UnopenedDark: Story = { ...Unopened, globals: { theme: 'dark' } };
export const Refused: Story = {
  args: { model: saveModel({ problems: { name: 'name_empty', description: 'description_too_long' } }) },
};
export const NameTaken: Story = {
  args: { model: saveModel({ draft: kidney, problems: { name: 'name_taken', description: undefined } }) },
};
export const Saving: Story = { args: { model: saveModel({ draft: kidney, isSaving: true }) } };
export const LongText: Story = {
  args: { model: saveModel({ draft: longest, origin: { ...origin, panel: { ...origin.panel, ...longest } } }) },
};
export const Forbidden: Story = failing('forbidden', { status: 403, requestId: 'r-7f3a' });
export const Failed: Story = failing('internal', { status: 500, requestId: 'r-7f3a' });
export const TimedOut: Story = failing('timeout');
export const Gone: Story = failing('not_found', { status: 404 });
export const NotOnMenu: Story = failing('not_on_menu', { status: 400, count: 2, seqIds: ['9999-9', '8888-8'] });
export const TooManyPanels: Story = failing('too_many_panels', { status: 409 });
export const TooMuchStored: Story = failing('too_much_stored', { status: 409 });
export const TooMuchSent: Story = failing('too_much_sent', { status: 429, retryAfterSeconds: 1500 });
export const TooManyVersions: Story = failing('too_many_versions', { status: 409 });
export const RefusedDark: Story = { ...Refused, globals: { theme: 'dark' } };
export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...NextVersion, globals: { direction: 'rtl' } };
export const Phone: Story = { ...NextVersion, globals: { viewport: { value: 'phone' } } };
