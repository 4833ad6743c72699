/** Who reads what: the doors of the site, and in what order a reader goes through what lies behind one. */
import type { SiteDocument } from './documents.ts';

export interface Door {
  readonly name: string;
  /** Files from the root. */
  readonly files: readonly string[];
}

const docs = (...names: readonly string[]): readonly string[] => names.map((name) => `docs/${name}.md`);

const doors: readonly Door[] = [
  {
    name: 'Portal engineers',
    files: [
      ...docs('for-portal-engineers', 'live-examples', 'element', 'embedding', 'iframe', 'host-contract', 'api'),
      ...docs('strings', 'support', 'upgrading'),
    ],
  },
  { name: 'Designers', files: docs('for-designers', 'theming') },
  { name: 'Operators', files: docs('for-operators', 'operating', 'settings', 'catalogue', 'database') },
  {
    name: 'Contributors',
    files: [
      'CONTRIBUTING.md',
      ...docs(
        'architecture',
        'contributing',
        'glossary',
        'filters',
        'import',
        'identifiers',
        'product-spec',
        'reliability',
      ),
      ...docs('performance', 'benchmarks', 'releasing'),
    ],
  },
];

/** Every document once: what no door names stands with the contributors, the decisions and examples at the end. */
export function doorsOf(documents: ReadonlyMap<string, SiteDocument>): readonly Door[] {
  const named = new Set(['README.md', ...doors.flatMap(({ files }) => files)]);
  const missing = [...named].filter((file) => !documents.has(file));
  if (missing.length > 0) throw new Error(`A door of the site names what is not there: ${missing.join(', ')}`);
  const rest = [...documents.keys()].filter((file) => !named.has(file));
  const decisions = rest.filter((file) => file.startsWith('docs/adr/'));
  const examples = rest.filter((file) => file.startsWith('examples/'));
  const others = rest.filter((file) => !decisions.includes(file) && !examples.includes(file));
  return [
    ...doors.map((door) => {
      if (door.name === 'Portal engineers') return { ...door, files: [...door.files, ...examples] };
      return door.name === 'Contributors' ? { ...door, files: [...door.files, ...others] } : door;
    }),
    { name: 'Decisions', files: decisions.toSorted((a, b) => Number(isIndex(b)) - Number(isIndex(a))) },
  ];
}

const isIndex = (file: string): boolean => file.endsWith('/README.md');
