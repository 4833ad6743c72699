import { beforeAll, expect, test } from 'vitest';
import { firstModules, menuPage } from './entrySizes.ts';
import { ensureLibrariesBuilt } from './libraries.ts';

beforeAll(() => ensureLibrariesBuilt());

test('the first script of a page with the menu contains no code for workbooks, imports or saved panels', async () => {
  const modules = await firstModules('ssm-react', menuPage);
  const late = /\/node_modules\/fflate\/|ssm-core\/dist\/(import|panels)\/|\/spreadsheet\/(xlsx|zip)\.js$/;
  const isThere = modules.some((module) => module.endsWith('ssm-core/dist/menu/menu.js'));
  expect([isThere, modules.filter((module) => late.test(module))]).toEqual([true, []]);
});
