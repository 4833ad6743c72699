/** Once for all files: packs, installs, builds, and serves the built projects beside /sat. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startMenuServer } from '../../packages/ssm-host/e2e/support/server.ts';
import { createProject } from './createProject.ts';
import { packLibraries } from './tarballs.ts';
import { variants } from './variants.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the projects are, one folder each. */
    projects: string;
    /** Where their builds are, `<project>/<mode>`. */
    site: string;
    /** Serves `site` and /sat. */
    origin: string;
  }
}

async function timed<Value>(name: string, action: () => Promise<Value>): Promise<Value> {
  const started = performance.now();
  const value = await action();
  console.log(`${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return value;
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-embed-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const site = path.join(folder, 'site');
    const tarballs = await timed('Packed both libraries', () => packLibraries(folder));
    for (const variant of variants) {
      const create = () => createProject(path.join(folder, variant.name), site, variant, tarballs);
      await timed(`Installed and built ${variant.name} by ${variant.manager}`, create);
    }
    const server = await timed('Started the reference server', () => startMenuServer({ built: site }));
    provide('projects', folder);
    provide('site', site);
    provide('origin', server.origin);
    return async () => {
      await server.stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
