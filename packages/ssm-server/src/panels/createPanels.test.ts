import { describe } from 'vitest';
import { createPanels } from './createPanels.ts';
import { memoryTables } from './memoryTables.ts';
import { panelsBehave } from './testing/panelsBehave.ts';

describe('panels in memory', () => {
  panelsBehave(async (clock) => createPanels(memoryTables(), { now: () => clock.now }));
});
