import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Group, PlanSolver, PlanView } from 'ssm-core';
import { noPlan } from 'ssm-core/internal';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions, withDilutions } from '../../features/menu/testing/catalogues.ts';
import { sub } from '../../features/panels/testing/panelServer.ts';
import { createSolver } from '../../features/plan/testing/planSolver.ts';
import { refusingClient, silentClient } from '../../testing/storyClients.ts';
import { PlanPage } from './PlanPage.tsx';

interface StoryProps {
  readonly view: Partial<PlanView>;
  readonly group: Group;
  readonly held: readonly string[];
  readonly solver: (() => PlanSolver) | undefined;
  readonly ignored: readonly string[];
}

function Planned({ view, held, solver, ...page }: StoryProps) {
  const [builder] = useState(() => filledBuilder(held));
  return (
    <PlanPage
      {...page}
      sub={sub}
      builder={builder}
      createSolver={solver}
      view={{ ...noPlan, ...view }}
      panelHref={(id) => `#/panel/${id}`}
      reagentHref={(seqId) => `#/specs/${seqId}`}
      builderHref={(version) => `#/builder/${version}`}
    />
  );
}

const goals = [
  { id: 'apop', share: 100 },
  { id: 'alz', share: 100 },
];
const catalogues = bothVersions(40, 60).map((revision) => withDilutions(withGeneSets(revision)));

const meta: Meta<StoryProps> = {
  component: Planned,
  args: { view: { goals }, group: 'Panel', held: ['1-1', '9-1'], solver: createSolver, ignored: [] },
  parameters: { server: { catalogues, person: 'SSM-Registered' } },
};
export default meta;

type Story = StoryObj<StoryProps>;

async function plan(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  const button = await canvas.findByRole('button', { name: 'Plan' });
  await waitFor(() => expect(button.ariaDisabled).toBe(null));
  await userEvent.click(button);
  await canvas.findByRole('region', { name: 'The plan' });
}

const computed: Pick<Story, 'play'> = { play: async ({ canvasElement }) => plan(canvasElement) };

export const NoGoal: Story = { args: { view: {} } };
export const Terms: Story = {};
export const Smallest: Story = { ...computed };
export const WithinLimit: Story = { args: { view: { goals, maximumReagents: 2 } }, ...computed };
export const Contradiction: Story = { args: { view: { goals, maximumCv: 100, maximumReagents: 2 } }, ...computed };
export const Forbidden: Story = {
  args: { view: { goals, mustHaves: { kind: 'builder', version: 'V_7K' }, dilutionGroups: ['0.5%'] } },
};
export const WithoutSolver: Story = { args: { view: { goals, maximumReagents: 2 }, solver: undefined }, ...computed };
export const Unreadable: Story = {
  args: { view: { goals: [{ id: 'gone', share: 80 }] }, ignored: ['cv=-1', 'most=none'] },
};
export const LongNames: Story = { args: { view: { goals: [{ id: 'positive-regulation-'.repeat(12), share: 80 }] } } };
export const Many: Story = {
  args: {
    view: { goals, mustHaves: { kind: 'builder', version: 'V_7K' } },
    held: Array.from({ length: 1500 }, (_, index) => `${index + 1}-1`),
  },
  parameters: {
    server: {
      catalogues: bothVersions(2000, 3000).map((revision) => withGeneSets(revision)),
      person: 'SSM-Registered',
    },
  },
  ...computed,
};
export const Loading: Story = { parameters: { provider: { client: silentClient } } };
export const Failed: Story = { parameters: { provider: { client: refusingClient(500) } } };
export const Sets: Story = { args: { group: 'Set' }, ...computed };
export const Dark: Story = { globals: { theme: 'dark' }, ...computed };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, ...computed };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, ...computed };
