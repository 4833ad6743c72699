/**
 * Limits on the size of loaded code, in bytes of brotli. Each limit was set at least 5 % above the measured size (ADR
 * 8). Raise a limit when a feature needs it.
 */

/**
 * The code that index.html loads before the first rows. `npm run bench -- --check` enforces the limit, `.ci/run`
 * allows 5 % more.
 */
export const firstViewBudget = 130_000;

/**
 * Scripts and styles that load until Home is idle, without any input. `npm run bench -- --check` enforces the limit,
 * `tools/e2e/rest/weight.e2e.ts` allows 5 % more.
 */
export const untilIdleBudget = { visitor: 155_000, signedIn: 206_000 } as const;

/** The time that building Storybook may take. `npm run story -- --check` checks it. */
export const storybookBuildBudget = { ceilingSeconds: 120 } as const;

/** Sizes of the published packages in a page. Without React if the page has its own. `npm run e2e` checks them. */
export const entryBudgets = {
  'ssm-core, client and view': 8_500,
  'ssm-core': 96_000,
  'ssm-core/engine': 43_500,
  'ssm-core/internal': 42_600,
  'ssm-react, MenuPage': 115_800,
  'ssm-react': 263_000,
  'ssm-react/filters': 42_800,
  'ssm-react/element': 132_000,
  'ssm-react/styles.css': 19_700,
  'ssm-react/first-view.css': 8_550,
  'ssm-react/first-rows.css': 7_000,
  'ssm-react/member.css': 1_850,
  'ssm-react/panels.css': 12_700,
  'ssm-react/themes/high-contrast.css': 500,
  'ssm-react/themes/compact.css': 200,
  'ssm-react/iframe': 2_000,
  'embed-host.js': 2_000,
  'ssm-react/strings/de': 35_800,
  'ssm-react/strings/ja': 37_800,
} as const;

export type BudgetedEntry = keyof typeof entryBudgets;
