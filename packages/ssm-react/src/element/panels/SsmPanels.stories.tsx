import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import type { PanelContent, RoleTitle } from 'ssm-core';
import { userEvent, within } from 'storybook/test';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { panelContent } from '../../features/panels/testing/panelServer.ts';
import type { SsmPanelsElement } from '../element.ts';
import { type ElementServer, startElementServer } from './testing/elementServer.ts';

interface PanelsStoryProps {
  readonly contents: readonly PanelContent[];
  readonly who: RoleTitle | null;
  readonly attributes?: Readonly<Record<string, string>>;
}

const catalogues = bothVersions(40, 60);
const kidney: PanelContent = { ...panelContent('Kidney', '1-1', '2-1', '3-1'), description: 'Renal markers' };
const few: readonly PanelContent[] = [
  panelContent('Spleen'),
  kidney,
  { ...kidney, seqIds: ['1-1', '4-1'] },
  { ...panelContent('Liver', '1-1'), version: 'V_11K' },
];

let server: ElementServer | undefined;

function Shown({ who, attributes = {} }: PanelsStoryProps) {
  function giveSession(element: SsmPanelsElement | null): void {
    if (element !== null) element.getAccessToken = (who && server?.tokenOf(who)) || null;
  }
  return createElement('ssm-panels', { ...attributes, ref: giveSession });
}

const meta: Meta<typeof Shown> = {
  title: 'ssm-panels',
  component: Shown,
  args: { contents: few, who: 'SSM-Registered' },
  parameters: { standsAlone: true },
  async beforeEach({ args }) {
    await import('../element.ts');
    const started = await startElementServer({ catalogues });
    server = started;
    if (args.who !== null) await started.save(args.who, args.contents);
    return started.end;
  },
  render: (args, { globals }) => (
    <main className="story-frame">
      <Shown
        {...args}
        attributes={{
          theme: String(globals['theme']),
          direction: String(globals['direction']),
          language: String(globals['locale']),
          ...args.attributes,
        }}
      />
    </main>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

function inside(canvasElement: HTMLElement) {
  return within(canvasElement.querySelector('ssm-panels')?.shadowRoot as unknown as HTMLElement);
}

export const List: Story = {};
export const Links: Story = { args: { attributes: { 'panel-href': '#/panel/{panelId}' } } };
export const Opened: Story = {
  async play({ canvasElement }) {
    const panels = inside(canvasElement);
    await userEvent.click(await panels.findByRole('button', { name: 'Kidney' }));
    await panels.findByRole('heading', { level: 1, name: 'Kidney' });
  },
};
export const Versions: Story = {
  async play(context) {
    await Opened.play?.(context);
    const panels = inside(context.canvasElement);
    await userEvent.click(await panels.findByRole('button', { name: 'Versions' }));
    await panels.findByRole('list', { name: 'Versions of this panel' });
  },
};
export const Missing: Story = { args: { attributes: { 'panel-id': 'nobody-has-this-panel' } } };
export const Empty: Story = { args: { contents: [] } };
export const Sets: Story = { args: { who: 'Certified-Site' } };
export const NobodySignedIn: Story = { args: { who: null } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
