import { describe, expect, it, test } from 'vitest';
import { findingsIn, findingsOfFolders, findingsOfShortFiles } from './houseRules.ts';

const component = 'packages/ssm-react/src/features/menu/Part.tsx';
const rulesOf = (file: string, text: string): readonly string[] =>
  findingsIn(file, text).map(({ rule }) => rule.split('. ')[0] ?? '');

describe('a rule of the house finds', () => {
  it.each([
    [
      'nobody outside a controller sends events',
      component,
      "function Part() { actor.send({ type: 'list.clear' }); return <p />; }",
    ],
    [
      'queries and changes are wired once',
      component,
      'function Part() { const { data } = useQuery(panels); return <p>{data}</p>; }',
    ],
    ['queries and changes are wired once', component, 'const observer = new QueryObserver(client, query);'],
    ['a component draws something', component, 'function Part() { useSomething(); return null; }'],
    [
      'no effect pushes state up',
      component,
      'function Part({ rows, onRows }) { useEffect(() => { onRows(rows); }, [rows]); return <p />; }',
    ],
    [
      'no effect pushes state up',
      component,
      'function Part(props) { const { setRows } = props; useEffect(() => { if (a) setRows?.(a); }); return <p />; }',
    ],
    [
      'no state is a copy of a prop',
      component,
      'function Part({ page }) { const [own, setOwn] = useState(page); return <p>{own}</p>; }',
    ],
    [
      'no state is set while rendering',
      component,
      'function Part({ rows }) { const [own, setOwn] = useState(0); if (own !== rows.length) setOwn(rows.length); return <p>{own}</p>; }',
    ],
    [
      'no state is set while rendering',
      'packages/ssm-react/src/ui/hooks/usePage.ts',
      'export function usePage(page) { const [, turn] = useReducer(next, 0); turn(page); }',
    ],
    ['what a person reads is in the texts', component, 'function Part() { return <p>Nothing found</p>; }'],
    [
      'what a person reads is in the texts',
      component,
      'function Part({ x }) { return <input aria-label="Search" value={x} />; }',
    ],
    ['the core emits codes', 'packages/ssm-core/src/panels/panels.ts', "const told = 'This panel is too large.';"],
    ['no file passes on all of another', 'packages/ssm-core/src/index.ts', "export * from './menu/menu.ts';"],
  ])('%s: %s: %s', (rule, file, text) => {
    expect(rulesOf(file, text)).toEqual([rule]);
  });
});

describe('a rule of the house accepts', () => {
  it.each([
    [
      'a named function of a controller',
      component,
      'function Part() { return <button onClick={() => builder.clear()} />; }',
    ],
    [
      'a prop that is called by what a person does',
      component,
      'function Part({ onRows }) { useEffect(() => watch(() => onRows(1)), []); return <p />; }',
    ],
    [
      'a component that sometimes draws nothing',
      component,
      'function Part({ is }) { if (!is) return null; return <p />; }',
    ],
    [
      'a state that an event or an effect sets',
      component,
      'function Part() { const [own, setOwn] = useState(0); useEffect(() => setOwn(1), []); return <p onClick={() => setOwn(2)}>{own}</p>; }',
    ],
    ['a state of its own', component, 'function Part() { const [page, setPage] = useState(0); return <p>{page}</p>; }'],
    ['a sign', component, 'function Part() { return <p aria-label={words.close}>× {words.close}</p>; }'],
    [
      'an error for whoever writes the program',
      'packages/ssm-core/src/menu/menu.ts',
      "throw new Error('The menu is disposed of already.');",
    ],
  ])('%s: %s: %s', (_, file, text) => {
    expect(findingsIn(file, text)).toEqual([]);
  });

  it('useQuery in the one module that may call it', () => {
    expect(findingsIn('packages/ssm-react/src/provider/useSatQuery.ts', 'const answer = useQuery(query);')).toEqual([]);
  });
});

describe('folders', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => `packages/p/src/menu/f${index}.ts`);

  it('may have fifteen entries, including folders', () => {
    expect(
      findingsOfFolders([...numbered(14), 'packages/p/src/menu/row/a.ts', 'packages/p/src/menu/row/b.ts']),
    ).toEqual([]);
    expect(findingsOfFolders(numbered(16)).map(({ place }) => place)).toEqual(['packages/p/src/menu']);
  });

  it('with the texts of a language may have more than fifteen entries', () => {
    const texts = numbered(31).map((file) => file.replace('p/src/menu', 'ssm-react/src/strings/xx'));
    expect(findingsOfFolders(texts)).toEqual([]);
    expect(findingsOfFolders([...texts, 'packages/ssm-react/src/strings/xx/g.ts'])).toHaveLength(1);
  });

  it('and files need specific names', () => {
    expect(
      findingsOfFolders(['packages/p/src/utils/a.ts', 'packages/p/src/menu/helpers.ts']).map(({ place }) => place),
    ).toEqual(['packages/p/src/utils/a.ts', 'packages/p/src/menu/helpers.ts']);
  });
});

test('a package may have only a share of files with at most thirty lines', () => {
  const linesOf = (short: number) =>
    new Map(Array.from({ length: 20 }, (_, at) => [`packages/ssm-react/src/${at}.ts`, at < short ? 30 : 31] as const));
  expect(findingsOfShortFiles(linesOf(3))).toEqual([]);
  expect(findingsOfShortFiles(linesOf(4)).map(({ place }) => place)).toEqual(['packages/ssm-react']);
});
