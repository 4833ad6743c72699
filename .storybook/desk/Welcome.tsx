interface Use {
  readonly need: string;
  readonly component: string;
  /** Story that shows it. */
  readonly storyId: string;
  readonly code: string;
}

const uses: readonly Use[] = [
  {
    need: 'The menu with heading, 7K and 11K, filters, columns and bulk search',
    component: 'MenuPage',
    storyId: 'pages-menu-menupage--with-builder',
    code: `<SsmProvider client={client} requestPath="secured">
  <MenuPage role={role} builder={builder} sub={sub} />
</SsmProvider>`,
  },
  {
    need: 'Only the table, with search, sorting and paging',
    component: 'MenuTable',
    storyId: 'features-menu-menutable--demo-catalogue',
    code: `<SsmProvider client={client}>
  <MenuTable />
</SsmProvider>`,
  },
  {
    need: 'A working list that becomes a panel',
    component: 'PanelBuilderPage',
    storyId: 'pages-builder-panelbuilderpage--ready',
    code: `<PanelBuilderPage version="V_7K" builder={builder} sub={sub} group="Panel" />`,
  },
  {
    need: 'A person’s saved panels',
    component: 'MyPanelsPage',
    storyId: 'pages-panels-mypanelspage--few',
    code: `<MyPanelsPage sub={sub} group="Panel" panelHref={(id) => \`/panel/\${id}\`} />`,
  },
  {
    need: 'One reagent',
    component: 'SpecSheetPage',
    storyId: 'pages-sheet-specsheetpage--opened',
    code: `<SpecSheetPage seqId="2190-55" version="V_7K" />`,
  },
  {
    need: 'A page without React',
    component: '<ssm-menu>',
    storyId: 'elements-ssm-menu--visitor',
    code: `<script type="module" src="ssm/element.js"></script>
<ssm-menu server="/sat" version="V_11K"></ssm-menu>`,
  },
];

const places = [
  ['Desk', 'Change every token beside a menu and copy the rule; compare the themes.'],
  ['Review', 'A page per component with every state, in the dark, right to left, in forced colours and at 320 px.'],
  ['Application', 'The tasks of each role, played as a person does them.'],
  ['Pages, Features, Controls', 'A story per state, and “Docs” with properties, states and tokens.'],
] as const;

/** Leads to what a designer or an engineer looks for first. */
export function Welcome({ globals }: { readonly globals: Readonly<Record<string, string>> }) {
  return (
    <main className="desk" data-scheme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
      <h1>SomaScan Menu</h1>
      <p className="desk-lead">
        Components to browse the reagents of the SomaScan assay, filter them and build panels. Every story runs with a
        server in the browser, without an account. The toolbar sets theme, language, direction, focus and width.
      </p>
      <h2>Which component</h2>
      {uses.map(({ need, component, storyId, code }) => (
        <section key={component} aria-label={component}>
          <p>
            {need}:{' '}
            <a href={`/?path=/story/${storyId}`} target="_top">
              {component}
            </a>
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
          <pre tabIndex={0}>{code}</pre>
        </section>
      ))}
      <h2>Where to look</h2>
      <ul>
        {places.map(([place, what]) => (
          <li key={place}>
            <strong>{place}</strong>: {what}
          </li>
        ))}
      </ul>
    </main>
  );
}
