import { screen, waitFor, within } from '@testing-library/react';
import { type PlanSolver, PlanSolverError, type PlanView } from 'ssm-core';
import { listColumn } from 'ssm-core/engine';
import { noPlan, pastedList } from 'ssm-core/internal';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions, withDilutions } from '../../features/menu/testing/catalogues.ts';
import { clientWithPanels, sub } from '../../features/panels/testing/panelServer.ts';
import { createSolver } from '../../features/plan/testing/planSolver.ts';
import { axeFindings } from '../../testing/axe.ts';
import type { TestClientOptions } from '../../testing/createTestClient.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { PlanPage } from './PlanPage.tsx';

/** The reagents 1-1, 2-1 and 3-1 measure SYM1 with CVs of 37, 74 and 111, and each other reagent its own gene. */
const catalogues = bothVersions(40, 60).map((revision) => withGeneSets(revision));
const apoptosis = { id: 'apop', share: 100 };
const alzheimer = { id: 'alz', share: 100 };
const hypoxia = { id: 'bp-response-to-hypoxia', share: 100 };

interface Situation extends TestClientOptions {
  readonly view?: Partial<PlanView>;
  readonly solver?: (() => PlanSolver) | null;
  readonly held?: readonly string[];
  readonly ignored?: readonly string[];
}

async function open({ view, solver = createSolver, held = [], ignored, ...options }: Situation = {}) {
  const { client } = await clientWithPanels([], { catalogues, ...options });
  const builder = filledBuilder(held);
  const onOpenReagent = vi.fn();
  renderInProvider(
    <PlanPage
      sub={sub}
      group="Panel"
      view={{ ...noPlan, ...view }}
      ignored={ignored}
      builder={builder}
      createSolver={solver ?? undefined}
      panelHref={(id) => `#/panel/${id}`}
      reagentHref={(seqId, version) => `#/specs/${seqId}/${version}`}
      onOpenReagent={onOpenReagent}
      builderHref={(version) => `#/builder/${version}`}
    />,
    { client, requestPath: 'secured' },
  );
  return { builder, onOpenReagent };
}

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

async function plan(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Plan' });
  await waitFor(() => expect(button.ariaDisabled).toBe(null));
  await userEvent.click(button);
}

async function rowsOf(name: string): Promise<readonly (readonly (string | null)[])[]> {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('rowheader')
    .map((head) => [head, ...within(head.closest('tr') ?? head).getAllByRole('cell')].map((cell) => cell.textContent));
}

test('the smallest panel for two goals is proved, explained, and put into the builder as one step', async () => {
  const { builder, onOpenReagent } = await open({ view: { goals: [apoptosis, alzheimer] }, held: ['9-1', '10-1'] });
  await plan();
  await screen.findByText('3 reagents meet all goals.');
  screen.getByText('CV and signal to noise: Total CV Plasma (%), Signal to Noise Plasma.');
  screen.getByText('Proved: no smaller panel does. Others of the same size may.');
  expect(await rowsOf('Goals of the plan')).toEqual([
    ['Apoptosis met', '2 (100%)', '2 (100%)', '2', '3 genes'],
    ["Alzheimer's Disease met", '2 (100%)', '2 (100%)', '2', 'Nothing'],
  ]);
  expect(await rowsOf('Reagents of the plan')).toEqual([
    ['1-1 Target 1', 'Chosen', 'SYM1', 'SYM1', '37%', '37'],
    ['4-1 Target 4', 'Chosen', 'SYM4', 'SYM4', '148%', '148'],
    ['6-1 Target 6', 'Chosen', 'SYM6', 'SYM6', '222%', '222'],
  ]);
  await press('Not covered of Apoptosis: 3 genes');
  screen.getByText('3 genes without a reagent on the 7K menu:');
  screen.getByText('No eligible reagent adds a gene of the goals.');
  await userEvent.click(screen.getByRole('link', { name: '4-1' }));
  expect(onOpenReagent.mock.calls).toEqual([['4-1', 'V_7K']]);
  expect(await axeFindings()).toEqual([]);

  screen.getByText('This replaces the 2 reagents of the builder, and can be undone.');
  await press('Use as draft in 7K Panel Builder');
  const held = () => [...builder.getSnapshot().lists.V_7K.seqIds];
  expect(held()).toEqual(['1-1', '4-1', '6-1']);
  const [source] = builder.getSnapshot().lists.V_7K.sources;
  expect([
    source?.kind,
    source?.catalogueRevision,
    source?.planned?.goals.map(({ name, share }) => [name, share]),
  ]).toEqual([
    'plan',
    'series-V_7K-40-1',
    [
      ['Apoptosis', 100],
      ["Alzheimer's Disease", 100],
    ],
  ]);
  await press('Undo');
  expect([held(), builder.getSnapshot().lists.V_7K.sources]).toEqual([['9-1', '10-1'], []]);
});

test('a constraint that a goal cannot keep is named, with the greatest share that can be reached', async () => {
  await open({ view: { goals: [apoptosis], maximumCv: 100 } });
  await screen.findByText('With these terms at most 50% can be reached: 1 of 2');
  await plan();
  await screen.findByText('1 reagent reaches 50% of what is wanted, on average over the goals.');
  screen.getByText('No panel can meet all goals with these terms, however large it is.');
  const conflict = within(screen.getByRole('region', { name: 'Terms that contradict each other' }));
  expect(conflict.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '100% of Apoptosis Drop 100% of Apoptosis',
    'CV of at most 100% Drop CV of at most 100%',
  ]);
  await press('Not covered of Apoptosis: 4 genes');
  screen.getByText('1 gene with reagents only of these kinds: CV above 100%:');
  await press('Want 50% Apoptosis');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The plan' })).toBe(null));
  await plan();
  await screen.findByText('1 reagent meets all goals.');
});

test('within a limit the greatest share is found, and what all goals need, and what one more reagent would add', async () => {
  await open({ view: { goals: [apoptosis, alzheimer], maximumReagents: 2 } });
  await plan();
  await screen.findByText('2 reagents reach 75% of what is wanted, on average over the goals.');
  screen.getByText('Proved: no other panel within the terms reaches more. Others may reach as much.');
  screen.getByText('All goals need 3 reagents.');
  const gains = within(screen.getByRole('region', { name: 'One more reagent' }));
  expect(gains.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '6-1 Target 6 adds 1 gene: SYM6',
  ]);
});

test('goals, shares and limits are chosen on the page, and other terms need another plan', async () => {
  await open({ held: ['9-1'] });
  await screen.findByText('Choose a collection as a goal.');
  expect(screen.getByRole('button', { name: 'Plan' }).ariaDisabled).toBe('true');
  await press('Add a goal');
  await userEvent.click(await screen.findByRole('option', { name: 'Apoptosis' }));
  await screen.findByText('2 of 2 measurable genes');
  const share = screen.getByRole('textbox', { name: 'Wanted part of Apoptosis in percent' });
  await userEvent.fill(share, '101');
  await screen.findByText('Write a whole number from 1 to 100.');
  await userEvent.fill(share, '50');
  await screen.findByText('1 of 2 measurable genes');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Greatest CV in plasma' }), '40');
  await plan();
  await screen.findByText('1 reagent meets all goals.');
  await userEvent.click(screen.getByRole('radio', { name: 'Serum' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The plan' })).toBe(null));
  await press('Remove Apoptosis');
  await screen.findByText('Choose a collection as a goal.');
});

test('must-haves that the terms forbid are named, and the person decides', async () => {
  await open({
    catalogues: catalogues.map((revision) => withDilutions(revision)),
    view: {
      goals: [alzheimer],
      dilutionGroups: ['20%'],
      maximumReagents: 1,
      mustHaves: pastedList('V_7K', ['1-1', '4-1', '99-9']) ?? null,
    },
  });
  await screen.findByText('The terms forbid a must-have. What shall be done with it?');
  expect(screen.getByText('dilution group not reported').closest('li')?.textContent).toBe(
    '4-1: dilution group not reported',
  );
  await screen.findByText('1 must-have is not on the 7K menu, and in no plan:');
  await press('Keep them in the plan');
  await screen.findByText(/^There are 2 must-haves, and at most 1 are allowed\./);
  await press('Decide again');
  await press('Leave them out');
  await screen.findByText('1 reagent that the terms forbid is left out, as you decided');
  await plan();
  expect((await rowsOf('Reagents of the plan')).map(([name, role]) => [name, role])).toEqual([
    ['1-1 Target 1', 'Must-have'],
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('pasted reagents are excluded', async () => {
  await open({ view: { goals: [apoptosis] } });
  const exclusions = within(await screen.findByRole('region', { name: 'Exclusions' }));
  await userEvent.click(exclusions.getByRole('button', { name: 'Paste or import a list of 7K' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Search' }));
  await userEvent.fill(dialog.getByRole('textbox'), '1-1\n4-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Use as exclusions' }));
  await screen.findByText('With these terms at most 50% can be reached: 1 of 2');
  await plan();
  expect((await rowsOf('Reagents of the plan')).map(([name]) => name)).toEqual(['2-1 Target 2']);
});

test('goals of the builder and a gene set of an address are taken', async () => {
  const { builder } = await open({ view: { goals: [hypoxia] } });
  await screen.findByText('response to hypoxia', { selector: 'strong' });
  builder.noteAims('V_7K', { limits: {}, goals: ['apop'] });
  await press('Use the builder’s goal');
  await screen.findByText('Apoptosis', { selector: 'strong' });
  expect(within(screen.getByRole('list', { name: 'Goals' })).getAllByRole('listitem').length).toBe(2);
});

test('a gene set of any family is found by typing and becomes a goal', async () => {
  await open();
  const box = await screen.findByRole('searchbox', { name: 'Find a collection or gene set' });
  await userEvent.fill(box, 'hypox');
  await press('Add response to hypoxia');
  await screen.findByText('response to hypoxia', { selector: 'strong[data-part=Name]' });
  expect(screen.getByRole('button', { name: 'Added response to hypoxia' }).ariaDisabled).toBe('true');
  await plan();
  await screen.findByRole('table', { name: 'Reagents of the plan' });
  expect(await axeFindings()).toEqual([]);
});

test('a measure of which the catalogue has no value at all is named', async () => {
  const withoutSerum = catalogues.map((revision) => ({
    ...revision,
    columns: new Map([...revision.columns].filter(([key]) => key !== 'totalCVSerum')),
  }));
  await open({ catalogues: withoutSerum, view: { matrix: 'serum' } });
  const note = await screen.findByText(/^The catalogue has no value/);
  expect(note.textContent).toBe(
    'The catalogue has no value of: Total CV Serum (%). With a limit on it, no reagent can be chosen.',
  );
});

const refusing = (error: unknown) => (): PlanSolver => ({
  solve: async () => {
    throw error;
  },
  dispose: () => undefined,
});

/** Five reagents, and a gene for each pair of them. Four are needed, but the greedy bound proves only three. */
const pairs = [1, 2, 3, 4, 5].flatMap((one) => [1, 2, 3, 4, 5].flatMap((other) => (one < other ? [[one, other]] : [])));
const circle = catalogues.map((revision) => ({
  ...revision,
  columns: new Map([
    ...revision.columns,
    [
      'entrezGeneName',
      listColumn(
        Array.from({ length: revision.recordCount }, (_, index) =>
          index < 5 ? pairs.flatMap((pair, gene) => (pair.includes(index + 1) ? [`SYM${gene + 11}`] : [])) : null,
        ),
      ),
    ],
  ] as const),
  knowledge: {
    ...revision.knowledge,
    geneSets: [
      {
        category: 'pathways',
        value: 'apop',
        genes: pairs.map((_, gene) => ({ name: `SYM${gene + 11}`, entrezId: null })),
        sources: [],
      },
    ],
  },
}));
const unproved = { catalogues: circle, view: { goals: [apoptosis] } };

test.each([
  ['is absent', null, /^This portal has no exact solver, so the plan is greedy/],
  ['is blocked', refusing(new PlanSolverError('blocked', 'csp')), /^The exact solver cannot start here/],
  ['fails', refusing(new PlanSolverError('failed', 'memory')), /^The exact solver stopped with an error/],
] as const)('a solver that %s leaves a greedy plan with a bound', async (_, solver, reason) => {
  await open({ ...unproved, solver });
  await plan();
  await screen.findByText('4 reagents meet all goals.');
  screen.getByText('Not proved: a smaller panel may exist, but none of fewer than 3.');
  expect(screen.getByText(reason).className).toBe('ssm-Panel-note');
});

test('the exact solver proves that four are needed', async () => {
  await open(unproved);
  await plan();
  const said = await screen.findByText('4 reagents meet all goals.');
  expect(said.nextSibling?.textContent).toBe('Proved: no smaller panel does. Others of the same size may.');
});

test('a plan is cancelled, and the terms stay', async () => {
  const asked = vi.fn();
  const solver = (): PlanSolver => ({
    async solve(_, signal) {
      asked();
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
    dispose: () => undefined,
  });
  await open({ ...unproved, solver });
  await plan();
  await waitFor(() => expect(asked.mock.calls.length).toBe(1));
  await press('Cancel');
  await screen.findByText('Cancelled. The terms are as they were.');
});

test('a panel that is gone, an unknown collection and unreadable parts of a link are named', async () => {
  await open({
    view: { goals: [{ id: 'gone-collection', share: 80 }], exclusions: { kind: 'panel', panelId: 'gone' } },
    ignored: ['cv=-1'],
  });
  await screen.findByText('This collection is not in the catalogue: gone-collection');
  await screen.findByText('This panel no longer exists, or it is not yours.');
  screen.getByText(/^A part of this link cannot be read, .*: cv=-1$/);
  expect(screen.getByRole('button', { name: 'Plan' }).ariaDisabled).toBe('true');
});
