import loadHighs from 'highs';
import address from 'highs/runtime?url';
import { createPlanSolver, type PlanSolver } from 'ssm-core';

/** Creates an exact solver on the page's thread, for tests and stories. */
export function createSolver(): PlanSolver {
  return createPlanSolver(async () => loadHighs({ locateFile: () => address }));
}
