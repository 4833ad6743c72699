import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ageOf, measuredText, shippedFingerprint } from './age.ts';

describe('whether the report is of the sources as they are', () => {
  let folder: string;

  const write = async (name: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'ssm-age-'));
    await write('packages/ssm-core/src/menu/menu.ts', 'one');
    await write('pnpm-lock.yaml', 'lock');
  });

  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  const report = (fingerprint: string): string =>
    `# Benchmarks\n\n${measuredText(fingerprint)} by \`npm run bench\` on a machine.\n`;

  test('a report is current while what ships is what it measured, and older from the first change', async () => {
    const before = await shippedFingerprint(folder);
    const measured = report(before);
    const fresh = ageOf(measured, await shippedFingerprint(folder));
    await write('packages/ssm-core/src/menu/menu.ts', 'two');
    expect([fresh, ageOf(measured, await shippedFingerprint(folder))]).toEqual(['current', 'older']);
  });

  test('a new file of the product and other libraries make it older, tests and stories do not', async () => {
    const measured = report(await shippedFingerprint(folder));
    const age = async (name: string): Promise<string> => {
      await write(name, 'new');
      return ageOf(measured, await shippedFingerprint(folder));
    };
    expect([
      await age('packages/ssm-core/src/menu/menu.test.ts'),
      await age('packages/ssm-react/src/ui/Button.stories.tsx'),
      await age('packages/ssm-react/src/testing/setUp.ts'),
      await age('packages/ssm-react/src/ui/button.css'),
    ]).toEqual(['current', 'current', 'current', 'older']);
  });

  test('a copy of the same sources has the same fingerprint', async () => {
    const copy = `${folder}-copy`;
    await cp(folder, copy, { recursive: true });
    const prints = [await shippedFingerprint(folder), await shippedFingerprint(copy)];
    await rm(copy, { recursive: true, force: true });
    expect(prints[0]).toBe(prints[1]);
  });

  test('a report that does not say what it measured is unsaid', () => {
    expect(ageOf('# Benchmarks\n', 'abc')).toBe('unsaid');
  });
});
