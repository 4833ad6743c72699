/** What may be fetched, in bytes of brotli unless it says otherwise. What is beyond fails `npm test` or `npm run e2e`. */

/**
 * The ceiling holds what has been reached and rises only with a decision (ADR 8); the goal says where it has to go. React's renderer
 * alone is 58,000.
 */
export const firstViewBudget = { goal: 100_000, ceiling: 120_000 } as const;

/**
 * In bytes as they come: scripts and styles until Home is idle and nobody has touched it. What has been reached, and at most one
 * hundredth; `e2e/weight.e2e.ts` holds it.
 */
export const untilIdleBudget = { visitor: 147_000, person: 178_000 } as const;

/** How long Storybook may take to be built as files; `npm run story -- --check` holds it. */
export const storybookBuildBudget = { ceilingSeconds: 120 } as const;

/** What a page takes of the published packages, and what it may weigh: bundled, without React where the page brings that. */
export const entryBudgets = {
  'ssm-core, client and view': { ceiling: 8_500 },
  'ssm-core': { ceiling: 75_000 },
  'ssm-core/engine': { ceiling: 27_500 },
  'ssm-core/internal': { ceiling: 18_000 },
  'ssm-react, MenuPage': { ceiling: 87_500 },
  'ssm-react': { ceiling: 172_000 },
  'ssm-react/filters': { ceiling: 34_000 },
  'ssm-react/element': { ceiling: 116_000 },
  'ssm-react/styles.css': { ceiling: 13_500 },
  'ssm-react/first-view.css': { ceiling: 7_100 },
  'ssm-react/first-rows.css': { ceiling: 5_700 },
  'ssm-react/member.css': { ceiling: 1_600 },
  'ssm-react/panels.css': { ceiling: 7_700 },
  'ssm-react/themes/high-contrast.css': { ceiling: 500 },
  'ssm-react/themes/compact.css': { ceiling: 200 },
  'ssm-react/iframe': { ceiling: 2_000 },
  'embed-host.js': { ceiling: 2_000 },
  'ssm-react/strings/de': { ceiling: 19_500 },
  'ssm-react/strings/ja': { ceiling: 20_500 },
} as const;

export type BudgetedEntry = keyof typeof entryBudgets;
