/** Checks that designers can see everything public in Storybook: a page, states and a review for each component. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { beforeAll, describe, expect, test } from 'vitest';
import { colourPair, contrasts, ruleOf } from '../.storybook/desk/tokenCss.ts';
import { tokenGroups } from '../.storybook/desk/tokens.ts';
import { componentProps } from '../.storybook/docs/componentProps.ts';
import { reviews, storyOfState } from '../.storybook/review/reviews.ts';
import { storyRooms } from '../.storybook/storyRooms.ts';
import manifest from '../packages/ssm-react/custom-elements.json' with { type: 'json' };
import { root } from './process.ts';

const source = 'packages/ssm-react/src';

async function publicComponents(): Promise<ReadonlyMap<string, string>> {
  const entries = ['index.ts', 'pages/filters.ts'].map((file) => readFile(path.join(root, source, file), 'utf8'));
  const entry = (await Promise.all(entries)).join('\n');
  return new Map(
    [...entry.matchAll(/export \{([^}]*)\} from '\.{1,2}\/([^']+\.tsx)'/g)].flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]\w*$/.test(name))
        .map((name) => [name, `${source}/${file}`] as const),
    ),
  );
}

interface Stories {
  readonly file: string;
  readonly text: string;
  readonly ids: readonly string[];
}

function titleOf(room: string, folder: string, file: string, text: string): string {
  const own = /^ {2}title: '([^']+)'/m.exec(text)?.[1];
  const parts = path.posix.relative(folder, file).replace('.stories.tsx', '').split('/');
  const [last = '', above = ''] = parts.toReversed();
  const shown = last.toLowerCase() === above.toLowerCase() ? parts.slice(0, -1) : parts;
  return [room, own ?? shown.join('/')].filter((part) => part !== '').join('/');
}

async function readStories(): Promise<readonly Stories[]> {
  const all: Stories[] = [];
  for (const { folder, title, files } of storyRooms) {
    for await (const found of glob(`${folder}/${files}`, { cwd: root })) {
      const file = found.replaceAll('\\', '/');
      const text = await readFile(path.join(root, file), 'utf8');
      const names = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name);
      const above = titleOf(title, folder, file, text);
      all.push({ file, text, ids: names.map((name) => toId(above, storyNameFromExport(name))) });
    }
  }
  return all;
}

let components: ReadonlyMap<string, string>;
let stories: readonly Stories[];

beforeAll(async () => {
  [components, stories] = await Promise.all([publicComponents(), readStories()]);
});

test('every exported component has stories in its folder, and a page with them', () => {
  const pages = stories
    .filter(({ ids, text }) => ids.length > 0 && !text.includes('!autodocs'))
    .map(({ file }) => file);
  const without = [...components].filter(([, file]) => !pages.includes(file.replace('.tsx', '.stories.tsx')));
  expect(components.size).toBeGreaterThan(30);
  expect(without).toEqual([]);
});

test('every exported component and each of its properties has a description', () => {
  const docs = componentProps([...components.values()]);
  const silent = [...components.keys()].flatMap((name) => {
    const doc = docs.get(name);
    if (doc === undefined) return [`${name}: not found in its file`];
    const props = doc.props.filter(({ description }) => description === '').map((prop) => `${name}.${prop.name}`);
    return doc.description === '' ? [name, ...props] : props;
  });
  expect(silent).toEqual([]);
});

test('standalone components have controlled and uncontrolled stories, and the guide lists them', async () => {
  const standing = ['MenuTable', 'FilterDialog', 'BuilderPage', 'SpecSheet'] as const;
  const ids = stories.flatMap((of) => of.ids);
  const wanted = standing.flatMap((name) =>
    ['controlled', 'uncontrolled'].map((story) => `${reviews[name].stories}--${story}`),
  );
  const guide = await readFile(path.join(root, 'docs/embedding.md'), 'utf8');
  const section = guide.split('### Who holds what\n')[1]?.split('\n### ')[0] ?? '';
  const described = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect({ missing: wanted.filter((id) => !ids.includes(id)), described }).toEqual({
    missing: [],
    described: standing,
  });
});

test('every custom element has stories, and a page with them', () => {
  const shown = stories.flatMap(({ ids }) => ids);
  const tags = manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
  expect(tags.length).toBeGreaterThan(2);
  expect(tags.filter((tag) => !shown.some((id) => id.startsWith(`elements-${tag}--`)))).toEqual([]);
});

describe('the review', () => {
  test('has every exported page', () => {
    const pages = [...components.keys()].filter((name) => name.endsWith('Page'));
    expect(pages.filter((name) => !Object.hasOwn(reviews, name))).toEqual([]);
  });

  test('names existing stories', () => {
    const known = new Set(stories.flatMap(({ ids }) => ids));
    const named = Object.values(reviews).flatMap(({ stories: of, usual, states }) =>
      [usual, ...Object.values(states).flatMap((state) => storyOfState(state) ?? [])].map((story) => `${of}--${story}`),
    );
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  test('shows each state of a page by its own story', () => {
    const twice = Object.entries(reviews).flatMap(([name, { usual, states }]) => {
      const shown = [usual, ...Object.values(states).flatMap((state) => storyOfState(state) ?? [])];
      return shown.filter((story, index) => shown.indexOf(story) < index).map((story) => `${name}: ${story}`);
    });
    expect(twice).toEqual([]);
  });

  test('has a page for each main page and component', () => {
    const text = stories.find(({ file }) => file.endsWith('review/Review.stories.tsx'))?.text ?? '';
    const shown = [...text.matchAll(/= review\('(\w+)'\)/g)].map(([, name = '']) => name);
    expect(shown.toSorted()).toEqual(Object.keys(reviews).toSorted());
  });
});

describe('the editor of tokens', () => {
  const read = () => readFile(path.join(root, source, 'theme/tokens.css'), 'utf8');

  test('has every token of the style sheet, in the group of the token', async () => {
    const css = await read();
    const declared = new Set([...css.matchAll(/^ +(--ssm-[\w-]+):/gm)].map(([, name]) => name));
    const groups = tokenGroups(css);
    expect(new Set(groups.flatMap(({ tokens }) => tokens.map(({ name }) => name)))).toEqual(declared);
    expect(groups.filter(({ title }) => title === '')).toEqual([]);
  });

  test('writes changes as a rule for the root and reports low contrast', async () => {
    const tokens = tokenGroups(await read()).flatMap((group) => group.tokens);
    const changes = { '--ssm-color-accent': 'light-dark(#cccccc, #6cc4de)', '--ssm-radius': '0' };
    const tooFaint = contrasts(tokens, changes).flatMap(({ name, least, light, dark }) => [
      ...(light < least ? [`${name}, light`] : []),
      ...(dark < least ? [`${name}, dark`] : []),
    ]);
    expect({ rule: ruleOf(changes), none: ruleOf({}), tooFaint, pair: colourPair('light-dark(#fff, red)') }).toEqual({
      rule: '.ssm-root {\n  --ssm-color-accent: light-dark(#cccccc, #6cc4de);\n  --ssm-radius: 0;\n}\n',
      none: '',
      tooFaint: [
        'accent on background, light',
        'accent on selected, light',
        'on-accent on accent, light',
        'focus on background, light',
      ],
      pair: undefined,
    });
  });
});
