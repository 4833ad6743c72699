import { createWorkerPlanSolver, type PlanSolver } from 'ssm-core';

/**
 * Creates the exact solver of plans. It runs HiGHS in a worker, which loads with the first plan. The server allows
 * WebAssembly only for the worker's file, so that the page's own policy stays without it.
 */
export function createSolver(): PlanSolver {
  return createWorkerPlanSolver(
    () => new Worker(new URL('planSolver.worker.ts', import.meta.url), { type: 'module', name: 'planSolver' }),
  );
}
