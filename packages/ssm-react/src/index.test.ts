import { expect, test } from 'vitest';
import * as surface from './index.ts';

test('the exports are these; a change needs a changeset', () => {
  expect(Object.keys(surface).toSorted()).toEqual([
    'BuilderLabel',
    'BuilderPage',
    'Button',
    'IconButton',
    'Menu',
    'MenuPage',
    'MenuTable',
    'Modal',
    'MyPanelsPage',
    'PanelBuilderPage',
    'PanelCompare',
    'PanelPage',
    'PanelSave',
    'PanelSummary',
    'PanelVersions',
    'Progress',
    'SkipLink',
    'SsmProvider',
    'VersionToggle',
    'createCellText',
    'createCountText',
    'en',
    'enBuilder',
    'enImports',
    'enPanelView',
    'enPanels',
    'enSelectColumns',
    'useBuilder',
    'usePolicyTexts',
    'useSsm',
    'useToasts',
    'useVersion',
  ]);
});
