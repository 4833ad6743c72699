/**
 * The list of screenshots: the main states of the reviews (.storybook/review/reviews.ts), and the usual state in
 * other surroundings.
 */
import {
  type Review,
  type ReviewedState,
  type ReviewName,
  reviews,
  storyOfState,
} from '../../.storybook/review/reviews.ts';
import type { AwaitedStory } from '../storyDone.ts';

export interface Shot extends AwaitedStory {
  readonly name: string;
  readonly story: string;
  readonly globals: Readonly<Record<string, string>>;
  readonly width: number;
  readonly height: number;
  readonly areColoursForced: boolean;
}

type State = 'usual' | ReviewedState;

const states: Readonly<Partial<Record<ReviewName, readonly State[]>>> = {
  MenuPage: ['usual', 'empty', 'slow', 'failed'],
  FilterDialog: ['usual', 'failed'],
  SelectColumnsDialog: ['usual'],
  ImportDialog: ['usual', 'empty', 'failed'],
  BuilderPage: ['usual', 'empty', 'loading'],
  SavePanel: ['failed'],
  MyPanelsPage: ['usual', 'empty', 'loading', 'failed'],
  PanelPage: ['usual'],
  SpecSheetPage: ['usual', 'empty'],
  SpecSheet: ['longText'],
  CollectionsPage: ['usual', 'failed'],
  FileDownloadsPage: ['usual'],
  ReleaseNotesPage: ['usual'],
};

/** Stories that replace the usual state in other surroundings, because they load less or show more. */
const shown: Readonly<Partial<Record<ReviewName, string>>> = { MenuPage: 'with-builder' };

interface Surroundings {
  readonly globals?: Readonly<Record<string, string>>;
  readonly isNarrow?: boolean;
  readonly areColoursForced?: boolean;
  readonly of: readonly ReviewName[];
}

const surroundings: Readonly<Record<string, Surroundings>> = {
  narrow: {
    isNarrow: true,
    of: [
      'MenuPage',
      'FilterDialog',
      'SelectColumnsDialog',
      'ImportDialog',
      'BuilderPage',
      'MyPanelsPage',
      'SpecSheetPage',
    ],
  },
  'narrow-dark': { isNarrow: true, globals: { theme: 'dark' }, of: ['MenuPage'] },
  dark: { globals: { theme: 'dark' }, of: ['MenuPage', 'FilterDialog', 'BuilderPage', 'SpecSheetPage'] },
  'high-contrast': { globals: { theme: 'high-contrast' }, of: ['MenuPage'] },
  compact: { globals: { theme: 'compact' }, of: ['MenuPage'] },
  portal: { globals: { theme: 'portal' }, of: ['MenuPage'] },
  'right-to-left': { globals: { direction: 'rtl' }, of: ['MenuPage', 'ImportDialog'] },
  forced: { areColoursForced: true, of: ['MenuPage', 'FilterDialog'] },
};

/**
 * Selectors of what appears last. They are needed because Storybook may report a story as finished while it still
 * acts or lazy-loads.
 */
const signs: Readonly<Partial<Record<ReviewName, string>>> = {
  FilterDialog: '[role=dialog]',
  SelectColumnsDialog: '[role=dialog]',
  ImportDialog: '[role=dialog]',
  SavePanel: '[role=dialog]',
};
const signsOfStates: Readonly<Record<string, string>> = {
  'FilterDialog-failed': '[role=dialog] [aria-invalid=true]',
  'ImportDialog-usual': '[role=dialog] [role=grid]',
  'SavePanel-failed': '[role=dialog] [role=alert]',
  // The dialog is closed by Apply, and a notification reports that saving failed.
  'SelectColumnsDialog-failed': '[role=alert]',
};

export function signOf(review: ReviewName, state: State): string | undefined {
  return signsOfStates[`${review}-${state}`] ?? signs[review];
}

/** Other stories: elements of every page, and looks that no other state has. */
const others: Readonly<Record<string, string>> = {
  'BuilderPage-lost': 'pages-builder-builderpage--with-lost-reagents',
  'CollectionCategoryPage-genes': 'pages-collections-collectioncategorypage--genes',
  Icons: 'controls-icon--all',
};

const desk = { width: 1280, height: 800 };
const phone = { width: 320, height: 800 };

const plain = { globals: {}, ...desk, areColoursForced: false, isWaiting: false };

function storyOf(name: ReviewName, state: State): string {
  const review: Review = reviews[name];
  const story = state === 'usual' ? review.usual : storyOfState(review.states[state]);
  if (story === undefined) throw new Error(`The review of ${name} has no story of "${state}".`);
  return `${review.stories}--${story}`;
}

const ofStates = Object.entries(states).flatMap(([review, of]) =>
  of.map(
    (state): Shot => ({
      ...plain,
      name: `${review}-${state}`,
      story: storyOf(review as ReviewName, state),
      isWaiting: state === 'loading' || state === 'slow',
      sign: signOf(review as ReviewName, state),
    }),
  ),
);

const ofSurroundings = Object.entries(surroundings).flatMap(([title, { globals = {}, of, ...more }]) =>
  of.map(
    (review): Shot => ({
      ...plain,
      ...(more.isNarrow === true ? phone : desk),
      name: `${review}-${title}`,
      story: shown[review] === undefined ? storyOf(review, 'usual') : `${reviews[review].stories}--${shown[review]}`,
      globals,
      areColoursForced: more.areColoursForced === true,
      sign: signOf(review, 'usual'),
    }),
  ),
);

export const shots: readonly Shot[] = [
  ...ofStates,
  ...ofSurroundings,
  ...Object.entries(others).map(([name, story]): Shot => ({ ...plain, name, story })),
];

export function shotNamed(name: string): Shot {
  const shot = shots.find((each) => each.name === name);
  if (shot === undefined) throw new Error(`No shot is called ${name}.`);
  return shot;
}
