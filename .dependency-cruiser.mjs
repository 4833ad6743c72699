// Rules of the architecture. The comment of each rule names the allowed path. See docs/architecture.md.
const notShipped = '(\\.test\\.tsx?$|\\.stories\\.tsx?$|/testing/|\\.config\\.ts$)';
const core = '^packages/ssm-core/src/';
const react = '^packages/ssm-react/src/';
const host = '^packages/ssm-host/src/';
const server = '^packages/ssm-server/src/';
/** Entry points of the core that other packages may import. */
const coreEntries = '^packages/ssm-core/src/(index|engine|internal)\\.ts$';
const reactEntries = '^packages/ssm-react/src/(index|pages/filters|element/element|iframe/iframe)\\.ts$';

/** Folders that `tools` builds, tests and runs. */
const belowTools = '^(packages|openapi|examples|deploy|\\.storybook|\\.vitepress)/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('no-cycles', 'Move what both need into a third file.', {}, { circular: true }),
    rule(
      'openapi-depends-on-nothing',
      'The contract is the first layer: openapi <- core <- react <- host; openapi <- server.',
      { path: '^openapi/', pathNot: notShipped },
      { path: '^(packages|tools)/' },
    ),
    rule(
      'core-depends-on-openapi-only',
      'openapi <- core <- react <- host.',
      { path: core, pathNot: notShipped },
      { path: '^packages/', pathNot: core },
    ),
    rule(
      'react-depends-on-core-only',
      'openapi <- core <- react <- host. Stories, tests and testing/ may use the reference server.',
      { path: react, pathNot: notShipped },
      { path: '^packages/', pathNot: [coreEntries, react] },
    ),
    rule(
      'host-depends-on-core-and-react',
      'openapi <- core <- react <- host.',
      { path: host, pathNot: notShipped },
      {
        path: '^packages/',
        pathNot: [coreEntries, reactEntries, '^packages/ssm-react/src/[^/]+\\.css$', '^packages/ssm-host/'],
      },
    ),
    rule(
      'server-uses-the-pure-core',
      'The server may use openapi and, through its entry points, the pure parts of core.',
      { path: server, pathNot: notShipped },
      { path: '^packages/', pathNot: [coreEntries, server] },
    ),
    rule(
      'no-deep-imports-across-packages',
      'Import another package by its name: its entry points are its surface, and for tests what core and server have in testing/.',
      { path: '^packages/([^/]+)/' },
      {
        path: '^packages/[^/]+/',
        pathNot: [
          '^packages/$1/',
          coreEntries,
          reactEntries,
          '^packages/[^/]+/src/(index\\.ts|[^/]+\\.css)$',
          '^packages/ssm-core/src/testing/[^/]+\\.ts$',
          '^packages/ssm-server/src/.+/testing/.+\\.ts$',
        ],
      },
    ),
    rule(
      'engine-is-pure',
      'ssm-core/engine is for a server too: no machine, no query cache, no storage, no request.',
      { path: `${core}engine\\.ts$` },
      { path: 'node_modules/(xstate|idb-keyval|openapi-fetch|@tanstack/[^/]+)/', reachable: true },
    ),
    rule(
      'react-layers-ui',
      'strings, theme <- provider, ui <- features <- pages.',
      { path: `${react}ui/`, pathNot: notShipped },
      { path: `${react}(features|pages|provider|element)/` },
    ),
    rule(
      'react-layers-provider',
      'strings, theme <- ui <- provider <- features <- pages.',
      { path: `${react}provider/`, pathNot: notShipped },
      { path: `${react}(features|pages|element)/` },
    ),
    rule(
      'react-layers-strings',
      'strings and theme know nothing above them.',
      { path: `${react}(strings|theme)/`, pathNot: notShipped },
      { path: `${react}(ui|provider|features|pages|element)/` },
    ),
    rule(
      'features-do-not-import-each-other',
      'Features meet only on pages.',
      { path: `${react}features/([^/]+)/` },
      { path: `${react}features/`, pathNot: `${react}features/$1/` },
    ),
    rule(
      'features-do-not-import-pages',
      'strings, theme <- ui <- features <- pages.',
      { path: `${react}features/`, pathNot: notShipped },
      { path: `${react}(pages|element)/` },
    ),
    rule(
      'core-knows-no-react',
      'Hooks live in ssm-react.',
      { path: core },
      { path: 'node_modules/(react|react-dom|@xstate/react|@tanstack/react-[^/]+)/' },
    ),
    rule(
      'react-knows-no-router',
      'Routes reach ssm-react through its provider and ports.',
      { path: react },
      { path: 'node_modules/(react-router|wouter|regexparam)/' },
    ),
    rule(
      'node-stays-out-of-operations',
      'The api is fetch-shaped and runs in a browser: hand storage, clock and keys in from main.ts.',
      {
        path: `${server}(index\\.ts|api\\.ts|log/(log|requestId)\\.ts|operations/|exchange/|queue/|panels/|answer/|validate/|identity/|testing/|catalogue/generate/)`,
        pathNot: '\\.test\\.ts$',
      },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'production-code-uses-no-tests',
      'Only stories, tests and testing/ may import testing/.',
      { path: '^packages/[^/]+/src/', pathNot: [notShipped, '/src/index\\.ts$'] },
      { path: '(/testing/|\\.test\\.|\\.stories\\.)' },
    ),
    rule(
      'one-table-import',
      'The library changes between majors: import it in one file.',
      { path: react, pathNot: `${react}ui/grid/columnModel\\.ts$` },
      { path: 'node_modules/@tanstack/(?:react-table|table-core)' },
    ),
    rule(
      'machines-are-started-by-controllers',
      'Call the controller (createX of ssm-core), and read its snapshot by ui/hooks/useSelected.ts.',
      {
        path: '^packages/',
        pathNot: [core, `${react}ui/hooks/useSelected\\.ts$`, notShipped],
      },
      { path: 'node_modules/(xstate|@xstate/react)/' },
    ),
    rule(
      'a-machine-is-its-features-own',
      'A machine is imported by the controller, selectors and tests of its own folder.',
      { path: `${core}([^/]+)/`, pathNot: notShipped },
      { path: `${core}[^/]+/.*\\.machine\\.ts$`, pathNot: [`${core}$1/`] },
    ),
    rule(
      'nothing-below-imports-tools',
      'tools is the last layer: move what both need into the package, or pass it in.',
      { path: belowTools },
      { path: '^tools/' },
    ),
    rule(
      'resolvable',
      'The module is not there, or its package is not a dependency.',
      {},
      // Ignores imports that cannot be resolved: Vite's imports of texts and addresses have a query, and virtual modules of plugins
      // have no file.
      { couldNotResolve: true, pathNot: '\\?(?:inline|url)$|^virtual:' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Excludes only our own output. The files of most other packages are in a folder dist, and rules name some of
    // them.
    exclude: { path: '(^packages/[^/]+/dist/|storybook-static)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['ssm-source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
};
