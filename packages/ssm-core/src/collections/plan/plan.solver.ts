/**
 * The port of the solver, and its two ends: a page that asks a worker, and the worker that solves. HiGHS is not a
 * dependency of this package. The portal loads it, usually in a worker.
 */

export interface PlanSolverRequest {
  /** The programme in the LP text format. */
  readonly programme: string;
  /** After this time the solver answers with what it has. */
  readonly seconds: number;
}

export interface PlanSolverAnswer {
  /** `stopped`: the time ended before the best solution was proved. */
  readonly status: 'optimal' | 'infeasible' | 'stopped';
  /** Names of the variables that are 1 in the best known solution. Null without a solution. */
  readonly variables: readonly string[] | null;
  /** A value that the objective of no solution is better than; null if it is unknown. */
  readonly bound: number | null;
}

/** `blocked`: the solver cannot start, for example because a policy forbids it. `failed`: it stopped with an error. */
export type PlanSolverProblem = 'blocked' | 'failed';

export class PlanSolverError extends Error {
  override readonly name = 'PlanSolverError';
  readonly problem: PlanSolverProblem;

  constructor(problem: PlanSolverProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

export interface PlanSolver {
  /** Solves a programme. Rejects with a PlanSolverError, or with the signal's reason if it is aborted. */
  readonly solve: (request: PlanSolverRequest, signal: AbortSignal) => Promise<PlanSolverAnswer>;
  /** Ends a worker. */
  readonly dispose: () => void;
}

/** The parts of the module `highs` (1.15) that are used. */
export interface HighsModule {
  readonly createModel: () => HighsModel;
}

interface HighsModel {
  readonly readModel: (model: { readonly format: 'lp'; readonly data: string }) => unknown;
  readonly options: { readonly set: (options: Readonly<Record<string, boolean | number>>) => unknown };
  readonly run: () => { readonly modelStatus: number };
  readonly getColName: (column: number) => string;
  readonly getSolution: () => { readonly colValue: Float64Array };
  readonly info: { readonly get: (name: string) => number | bigint };
  readonly dispose: () => void;
}

/**
 * Statuses of a model in HiGHS. `unboundedOrInfeasible` means infeasible here, because each variable of a programme has
 * bounds. Other statuses are errors; a text that is no programme is `empty`.
 */
const modelStatuses = { optimal: 7, infeasible: 8, unboundedOrInfeasible: 9, timeLimit: 13 } as const;
/** The status of a solution that keeps all constraints. */
const feasible = 2;

/** Solves a programme by HiGHS on this thread, which is busy meanwhile. */
export function solveByHighs(highs: HighsModule, { programme, seconds }: PlanSolverRequest): PlanSolverAnswer {
  const model = highs.createModel();
  try {
    // HiGHS stops at a proved optimum only if no gap is allowed.
    model.options.set({ output_flag: false, time_limit: seconds, mip_rel_gap: 0, mip_abs_gap: 1e-9 });
    model.readModel({ format: 'lp', data: programme });
    const { modelStatus } = model.run();
    if (modelStatus === modelStatuses.infeasible || modelStatus === modelStatuses.unboundedOrInfeasible) {
      return { status: 'infeasible', variables: null, bound: null };
    }
    if (modelStatus !== modelStatuses.optimal && modelStatus !== modelStatuses.timeLimit) {
      throw new Error(`HiGHS ended with the status ${modelStatus}`);
    }
    const hasSolution = Number(model.info.get('primal_solution_status')) === feasible;
    const bound = Number(model.info.get('mip_dual_bound'));
    return {
      status: modelStatus === modelStatuses.optimal && hasSolution ? 'optimal' : 'stopped',
      variables: hasSolution ? chosenVariables(model) : null,
      bound: Number.isFinite(bound) ? bound : null,
    };
  } finally {
    model.dispose();
  }
}

function chosenVariables(model: HighsModel): readonly string[] {
  const { colValue } = model.getSolution();
  return Array.from(colValue, (value, column) => (value > 0.5 ? model.getColName(column) : '')).filter(
    (name) => name !== '',
  );
}

/** The messages of a page and its worker. `id` is the number of the request. */
interface Asked extends PlanSolverRequest {
  readonly id: number;
}

type Answered = { readonly id: number } & (
  | { readonly answer: PlanSolverAnswer }
  | { readonly problem: PlanSolverProblem; readonly message: string }
);

/** The part of a worker's global scope that `servePlanSolver` uses. */
export interface PlanSolverScope {
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void;
  readonly postMessage: (message: unknown) => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Answers the requests of `createWorkerPlanSolver` inside a worker: `servePlanSolver(self, () => loadHighs())`. `load` is
 * called with the first request.
 */
export function servePlanSolver(scope: PlanSolverScope, load: () => Promise<HighsModule>): void {
  let loading: Promise<HighsModule> | undefined;

  async function answer({ id, ...request }: Asked): Promise<Answered> {
    let highs: HighsModule;
    try {
      loading ??= load();
      highs = await loading;
    } catch (error) {
      loading = undefined;
      return { id, problem: 'blocked', message: messageOf(error) };
    }
    try {
      return { id, answer: solveByHighs(highs, request) };
    } catch (error) {
      return { id, problem: 'failed', message: messageOf(error) };
    }
  }

  async function receive(asked: Asked): Promise<void> {
    // A worker answers its page, and takes no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- see above
    scope.postMessage(await answer(asked));
  }

  scope.addEventListener('message', ({ data }) => void receive(data as Asked));
}

/** The part of a `Worker` that is used. */
export type PlanWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** HiGHS looks at its time limit between steps, so it may take longer. Then the worker is ended. */
const graceSeconds = 2;
/** Time to load the solver, which does not count for the plan. */
const loadingSeconds = 20;

/**
 * Asks a worker that runs `servePlanSolver`. `open` starts it, with the first request and after an abort. One request
 * runs at a time.
 */
export function createWorkerPlanSolver(open: () => PlanWorker): PlanSolver {
  let worker: PlanWorker | undefined;
  let isReady = false;
  let lastId = 0;

  function dispose(): void {
    worker?.terminate();
    worker = undefined;
    isReady = false;
  }

  async function solve(request: PlanSolverRequest, signal: AbortSignal): Promise<PlanSolverAnswer> {
    signal.throwIfAborted();
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const listening = new AbortController();
      function settle(): void {
        clearTimeout(timer);
        listening.abort();
      }
      function fail(error: unknown): void {
        settle();
        dispose();
        reject(error);
      }
      function endLate(): void {
        const wasReady = isReady;
        if (!wasReady) return fail(new PlanSolverError('blocked', 'the solver did not load in time'));
        settle();
        dispose();
        return resolve({ status: 'stopped', variables: null, bound: null });
      }
      function receive({ data }: MessageEvent<Answered>): void {
        if (data.id !== id) return;
        isReady = true;
        if ('problem' in data) return fail(new PlanSolverError(data.problem, data.message));
        settle();
        return resolve(data.answer);
      }
      const longest = request.seconds + graceSeconds + (isReady ? 0 : loadingSeconds);
      const timer = setTimeout(endLate, longest * 1000);
      const until = { signal: listening.signal };
      signal.addEventListener('abort', () => fail(signal.reason), until);
      try {
        worker ??= open();
        worker.addEventListener('message', receive, until);
        worker.addEventListener(
          'error',
          (event) => {
            event.preventDefault();
            fail(new PlanSolverError(isReady ? 'failed' : 'blocked', event.message ?? ''));
          },
          until,
        );
        worker.addEventListener(
          'messageerror',
          () => fail(new PlanSolverError('failed', 'the answer cannot be read')),
          until,
        );
        // A page asks its own worker, which takes no origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- see above
        worker.postMessage({ id, ...request } satisfies Asked);
      } catch (error) {
        fail(error instanceof PlanSolverError ? error : new PlanSolverError('blocked', messageOf(error)));
      }
    });
  }

  return { solve, dispose };
}

/** Solves on the calling thread, for tests and small pages without a worker. The page is busy meanwhile. */
export function createPlanSolver(load: () => Promise<HighsModule>): PlanSolver {
  let loading: Promise<HighsModule> | undefined;
  return {
    async solve(request, signal) {
      signal.throwIfAborted();
      try {
        loading ??= load();
        const highs = await loading;
        signal.throwIfAborted();
        return solveByHighs(highs, request);
      } catch (error) {
        signal.throwIfAborted();
        throw new PlanSolverError('failed', messageOf(error));
      }
    },
    dispose: () => undefined,
  };
}
