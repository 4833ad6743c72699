/**
 * Provides `virtual:component-props`: the properties of every component with stories. The types are read on first
 * use.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { storyRooms } from '../storyRooms.ts';
import { componentProps, root } from './componentProps.ts';

const name = 'virtual:component-props';
const resolved = `\0${name}`;

function componentFiles(): readonly string[] {
  return storyRooms
    .flatMap(({ folder, files }) => globSync(`${folder}/${files}`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/').replace('.stories.tsx', '.tsx'))
    .filter(
      (file) => !file.startsWith('.storybook/') && globSync(path.posix.normalize(file), { cwd: root }).length > 0,
    );
}

export function componentPropsPlugin(): Plugin {
  return {
    name: 'component-props',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) =>
      id === resolved
        ? `export const components = ${JSON.stringify(Object.fromEntries(componentProps(componentFiles())))};`
        : undefined,
  };
}
