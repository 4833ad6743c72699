import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSatClient } from 'ssm-core';
import { userEvent, within } from 'storybook/test';
import { Button } from '../ui/button/Button.tsx';
import { useToasts } from '../ui/UiContext.ts';
import { SsmProvider, type SsmProviderProps } from './SsmProvider.tsx';
import { useSsm } from './useSsm.ts';

function Inside() {
  const { strings, menuName, countText } = useSsm();
  const toasts = useToasts();
  return (
    <main className="story-frame">
      <h1>{menuName}</h1>
      <p>{countText(11_083)}</p>
      <Button variant="primary" onPress={() => toasts.show({ kind: 'error', text: strings.errors.request })}>
        {strings.ui.retry}
      </Button>
    </main>
  );
}

const meta: Meta<SsmProviderProps> = {
  component: SsmProvider,
  args: { client: createSatClient(), children: <Inside /> },
  argTypes: { client: { control: false } },
  parameters: { standsAlone: true },
  render: (args, { globals }) => (
    <SsmProvider theme={String(globals['theme'])} direction={globals['direction'] as 'ltr'} {...args} />
  ),
};
export default meta;

type Story = StoryObj<SsmProviderProps>;

export const Light: Story = {};
export const Dark: Story = { args: { theme: 'dark' } };
export const ThemeByName: Story = { args: { theme: 'high-contrast' } };
export const OwnName: Story = { args: { menuName: 'Protein Menu' } };
export const German: Story = { args: { locale: 'de', strings: { ui: { retry: 'Erneut versuchen' } } } };
export const RightToLeft: Story = { args: { direction: 'rtl' } };
export const WithNotification: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('alert');
  },
};
