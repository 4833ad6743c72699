import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './process.ts';

interface Example {
  readonly place: string;
  readonly text: string;
}

const entryPoints = new Map([
  ['ssm-core', 'packages/ssm-core/src/index.ts'],
  ['ssm-core/engine', 'packages/ssm-core/src/engine.ts'],
  ['ssm-react', 'packages/ssm-react/src/index.ts'],
  ['ssm-react/filters', 'packages/ssm-react/src/pages/filters.ts'],
  ['ssm-react/iframe', 'packages/ssm-react/src/iframe/iframe.ts'],
  ['ssm-react/strings/de', 'packages/ssm-react/src/strings/de/texts.ts'],
  ['ssm-react/strings/ja', 'packages/ssm-react/src/strings/ja/texts.ts'],
]);

async function readExamples(): Promise<readonly Example[]> {
  const examples: Example[] = [];
  for await (const place of glob(['README.md', 'docs/*.md', 'tools/embed/project/**/*.{ts,tsx}'], { cwd: root })) {
    const text = await readFile(path.join(root, place), 'utf8');
    const code = [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, part = '']) => part).join('\n');
    examples.push({ place, text: place.endsWith('.md') ? code : text });
  }
  return examples.filter(({ text }) => text.includes('ssm-'));
}

function namesOf(list: string, side: 'import' | 'export'): readonly string[] {
  return list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .map((name) => name.split(' as ').at(side === 'import' ? 0 : -1) ?? '')
    .filter((name) => name !== '');
}

async function exportedNames(file: string): Promise<ReadonlySet<string>> {
  const source = await readFile(path.join(root, file), 'utf8');
  const lists = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    namesOf(list, 'export'),
  );
  const declared = [...source.matchAll(/^export (?:const|function|interface|type) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  return new Set([...lists, ...declared]);
}

test('examples for embedders import only public names and send no events', async () => {
  const examples = await readExamples();
  const offered = new Map<string, ReadonlySet<string>>();
  for (const [name, file] of entryPoints) offered.set(name, await exportedNames(file));
  const wrong = examples.flatMap(({ place, text }) => {
    const imports = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '(ssm-[^']+)'/gm)];
    const unknown = imports.flatMap(([, list = '', from = '']) =>
      namesOf(list, 'import')
        .filter((name) => !offered.get(from)?.has(name))
        .map((name) => `${place}: ${name} of ${from}`),
    );
    return /\.send\(/.test(text) ? [...unknown, `${place}: sends an event`] : unknown;
  });
  expect(examples.map(({ place }) => place)).toContain('docs/embedding.md');
  expect(wrong).toEqual([]);
});
