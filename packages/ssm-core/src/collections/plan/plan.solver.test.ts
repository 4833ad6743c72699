import loadHighs from 'highs';
import { describe, expect, test, vi } from 'vitest';
import {
  createPlanSolver,
  createWorkerPlanSolver,
  type HighsModule,
  type PlanSolverScope,
  servePlanSolver,
} from './plan.solver.ts';

const programme = ['Minimize', ' o: x0 + x1', 'Subject To', ' c: x0 + x1 >= 1', 'Binary', ' x0', ' x1', 'End', ''].join(
  '\n',
);
const request = { programme, seconds: 5 };
const unaborted = new AbortController().signal;

/** A worker on this thread, with messages copied as between threads. */
class TestWorker extends EventTarget {
  readonly terminate = vi.fn();
  readonly #listeners: ((event: { readonly data: unknown }) => void)[] = [];

  constructor(load: () => Promise<HighsModule>) {
    super();
    const scope: PlanSolverScope = {
      addEventListener: (_, listener) => this.#listeners.push(listener),
      postMessage: (message) => this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) })),
    };
    servePlanSolver(scope, load);
  }

  postMessage(message: unknown): void {
    for (const listener of this.#listeners) listener({ data: structuredClone(message) });
  }
}

const never = async (): Promise<never> => new Promise(() => undefined);

describe('a solver in a worker', () => {
  test('solves several programmes with one worker, and ends it on dispose', async () => {
    const worker = new TestWorker(async () => loadHighs());
    const open = vi.fn(() => worker);
    const solver = createWorkerPlanSolver(open);
    const answers = [await solver.solve(request, unaborted), await solver.solve(request, unaborted)];
    solver.dispose();
    expect([
      answers.map(({ status, variables, bound }) => [status, variables?.length, bound]),
      open.mock.calls.length,
    ]).toEqual([
      [
        ['optimal', 1, 1],
        ['optimal', 1, 1],
      ],
      1,
    ]);
    expect(worker.terminate.mock.calls.length).toBe(1);
  });

  test('is blocked if it cannot load, and loads again with the next request', async () => {
    const load = vi
      .fn<() => Promise<HighsModule>>()
      .mockRejectedValueOnce(new Error('WebAssembly is forbidden'))
      .mockImplementation(async () => loadHighs());
    const solver = createWorkerPlanSolver(() => new TestWorker(load));
    await expect(solver.solve(request, unaborted)).rejects.toMatchObject({
      problem: 'blocked',
      message: 'WebAssembly is forbidden',
    });
    expect((await solver.solve(request, unaborted)).status).toBe('optimal');
  });

  test('is blocked if the browser refuses the worker, at once or by an event', async () => {
    const refused = createWorkerPlanSolver(() => {
      throw new Error('worker-src');
    });
    await expect(refused.solve(request, unaborted)).rejects.toMatchObject({
      problem: 'blocked',
      message: 'worker-src',
    });
    const worker = new TestWorker(never);
    const silent = createWorkerPlanSolver(() => worker);
    const asked = silent.solve(request, unaborted);
    worker.dispatchEvent(new Event('error', { cancelable: true }));
    await expect(asked).rejects.toMatchObject({ problem: 'blocked' });
  });

  test('has failed if it stops after it was ready', async () => {
    const worker = new TestWorker(async () => loadHighs());
    const solver = createWorkerPlanSolver(() => worker);
    await solver.solve(request, unaborted);
    await expect(solver.solve({ ...request, programme: 'no programme' }, unaborted)).rejects.toMatchObject({
      problem: 'failed',
    });
  });

  test('ends with an abort, and the next request starts another', async () => {
    const first = new TestWorker(never);
    const workers = [first, new TestWorker(async () => loadHighs())];
    const open = vi.fn(() => workers.shift() as TestWorker);
    const solver = createWorkerPlanSolver(open);
    const stop = new AbortController();
    const asked = solver.solve(request, stop.signal);
    stop.abort();
    await expect(asked).rejects.toThrow('abort');
    expect(first.terminate.mock.calls.length).toBe(1);
    expect((await solver.solve(request, unaborted)).status).toBe('optimal');
  });

  test('ends a worker that does not load in time, and counts it as blocked', async () => {
    vi.useFakeTimers();
    try {
      const late = new TestWorker(never);
      const solver = createWorkerPlanSolver(() => late);
      const [outcome] = await Promise.allSettled([
        solver.solve(request, unaborted),
        vi.advanceTimersByTimeAsync(60_000),
      ]);
      expect(outcome).toMatchObject({ status: 'rejected', reason: { problem: 'blocked' } });
      expect(late.terminate.mock.calls.length).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('a solver on the same thread solves, and rejects with its error', async () => {
  const solver = createPlanSolver(async () => loadHighs());
  expect((await solver.solve(request, unaborted)).status).toBe('optimal');
  await expect(solver.solve({ ...request, programme: '?' }, unaborted)).rejects.toMatchObject({ problem: 'failed' });
  await expect(solver.solve(request, AbortSignal.abort())).rejects.toThrow('abort');
});
