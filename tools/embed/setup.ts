/**
 * Runs once for all files: packs the libraries, installs and builds the projects, and serves them together with /sat.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PQueue from 'p-queue';
import type { TestProject } from 'vitest/node';
import { startMenuServer } from '../e2e/support/server.ts';
import { root } from '../process.ts';
import { packLibraries } from '../release/libraries.ts';
import { createProject } from './createProject.ts';
import { builtExamples, createExample, examplesAsked, showExample } from './examples/examples.ts';
import { isSmoke, variants } from './variants.ts';

declare module 'vitest' {
  interface ProvidedContext {
    projects: string;
    site: string;
    origin: string;
    token: string;
  }
}

async function timed<Value>(name: string, action: () => Promise<Value>): Promise<Value> {
  const started = performance.now();
  const value = await action();
  console.log(`${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return value;
}

/** Runs two actions at a time, because installs mostly wait. Rejects only after all actions have ended. */
async function allOf(actions: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = new PQueue({ concurrency: 2 });
  const ends = await Promise.allSettled(actions.map((action) => queue.add(action)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

async function copyPlainPage(name: string, project: string, to: string): Promise<void> {
  await cp(path.join(root, 'examples', name), to, { recursive: true });
  await cp(path.join(project, 'node_modules/ssm-react/dist/element'), path.join(to, 'ssm'), { recursive: true });
}

const filtersVariable = 'EMBED_FILTERS';

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-embed-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const site = path.join(folder, 'site');
    const tarballs = await timed('Packed both libraries', () => packLibraries(folder));
    const asked = examplesAsked((process.env[filtersVariable] ?? '').split(' ').filter((filter) => filter !== ''));
    await allOf([
      ...(asked ?? (isSmoke ? (['vite-react'] as const) : builtExamples)).map((name) => async () => {
        const project = path.join(folder, 'examples', name);
        await timed(`Installed and built examples/${name}`, () => createExample(name, project, tarballs.values()));
        await showExample(project, path.join(site, name));
      }),
      ...(asked === undefined ? variants : []).map((variant) => async () => {
        const create = () => createProject(path.join(folder, variant.name), site, variant, tarballs);
        await timed(`Installed and built ${variant.name} by ${variant.manager}`, create);
      }),
    ]);
    if (asked === undefined) {
      for (const name of ['plain-html', 'sign-in']) {
        await copyPlainPage(name, path.join(folder, 'react-19'), path.join(site, name));
      }
    }
    const server = await timed('Started the reference server', () => startMenuServer({ built: site }));
    provide('projects', folder);
    provide('site', site);
    provide('origin', server.origin);
    provide('token', await server.token('SSM-Registered'));
    return async () => {
      await server.stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
