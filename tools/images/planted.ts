/** Typical mistakes as CSS rules. The comparison must find each of them. */

export interface Mistake {
  readonly title: string;
  readonly shot: string;
  readonly css: string;
}

const token = (name: string, value: string): string => `.ssm-root { --ssm-${name}: ${value} !important; }`;

export const mistakes: readonly Mistake[] = [
  {
    title: 'a button stands 4 px off',
    shot: 'MenuPage-dark',
    css: '.ssm-MenuPage-actions > button:last-of-type { translate: 4px 0; }',
  },
  {
    title: 'the same on a phone',
    shot: 'MenuPage-narrow',
    css: '.ssm-MenuPage-actions > button:last-of-type { translate: 4px 0; }',
  },
  {
    title: 'what is muted has the colour of what is disabled',
    shot: 'MenuPage-dark',
    css: token('color-muted', 'var(--ssm-color-disabled)'),
  },
  {
    title: 'the accent is that of hovering',
    shot: 'ImportDialog-usual',
    css: token('color-accent', 'var(--ssm-color-accent-hover)'),
  },
  {
    title: 'the page has the colour of a sunken surface',
    shot: 'BuilderPage-usual',
    css: token('color-background', 'var(--ssm-color-sunken)'),
  },
  {
    title: 'the same in the dark',
    shot: 'BuilderPage-dark',
    css: token('color-background', 'var(--ssm-color-sunken)'),
  },
  {
    title: 'hairlines are missing',
    shot: 'MyPanelsPage-usual',
    css: token('color-line', 'transparent'),
  },
  {
    title: 'outlines of controls are missing',
    shot: 'FilterDialog-usual',
    css: token('color-outline', 'transparent'),
  },
  {
    title: 'an icon is missing',
    shot: 'FilterDialog-usual',
    css: '.ssm-Modal-header svg { visibility: hidden; }',
  },
  {
    title: 'a heading is 18 px high in place of 20 px',
    shot: 'MenuPage-dark',
    css: '.ssm-MenuPage-title { font-size: 18px; }',
  },
  {
    title: 'a heading is less bold by a step',
    shot: 'SpecSheetPage-usual',
    css: 'h1 { font-weight: 500 !important; }',
  },
  {
    title: 'a text is cut',
    shot: 'MenuPage-dark',
    css: '.ssm-MenuPage-title { max-inline-size: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }',
  },
  {
    title: 'corners are not round',
    shot: 'FilterDialog-usual',
    css: token('radius', '0'),
  },
  {
    title: 'everything below the head of a dialog is 1 px lower',
    shot: 'SelectColumnsDialog-usual',
    css: '.ssm-Modal-header { margin-block-end: 1px; }',
  },
  {
    title: 'nothing lies between a dialog and the page',
    shot: 'ImportDialog-usual',
    css: token('color-scrim', 'transparent'),
  },
];
