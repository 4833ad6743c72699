import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AssayVersion, Builder, Group, PlanSolver, PlanView } from 'ssm-core';
import { computePlan, type PlanAnswer, type PlanModel, type PlanTerms, type Table } from 'ssm-core/engine';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { type PlanTexts, plan } from '../../strings/en/plan.ts';

/** Returns the texts of plans in the provider's strings. */
export const usePlanTexts = (): PlanTexts => useLateTexts('plan', plan);

/** What a plan is computed from. A plan is shown as long as this stays the same object. */
export interface PlanInput {
  /** The whole menu of the version, with the columns of `planColumnKeys`. */
  readonly menu: Table;
  readonly terms: PlanTerms;
}

interface Run {
  readonly of: PlanInput;
  readonly status: 'working' | 'done' | 'cancelled' | 'broken';
  readonly answer: PlanAnswer | null;
}

export interface Planner {
  readonly status: 'idle' | Run['status'];
  /** Null unless the plan is done. */
  readonly answer: PlanAnswer | null;
  readonly run: (input: PlanInput) => void;
  readonly cancel: () => void;
}

/** Computes plans. Other terms, `cancel` and leaving the page abort a plan. */
export function usePlanner(input: PlanInput | undefined, createSolver: (() => PlanSolver) | undefined): Planner {
  const [last, setLast] = useState<Run | null>(null);
  const running = useRef<{ readonly of: PlanInput; readonly stop: AbortController } | null>(null);
  const solver = useRef<PlanSolver | null>(null);

  // Ends the plan of these terms when they change.
  useEffect(
    () => () => {
      if (running.current?.of === input) running.current?.stop.abort();
    },
    [input],
  );
  useEffect(
    () => () => {
      solver.current?.dispose();
      solver.current = null;
    },
    [],
  );

  const run = useCallback(
    (of: PlanInput): void => {
      async function compute(stop: AbortController): Promise<void> {
        try {
          if (createSolver !== undefined) solver.current ??= createSolver();
          const ports = { solver: solver.current, signal: stop.signal };
          const answer = await computePlan(of.menu, of.terms, ports);
          setLast({ of, status: 'done', answer });
        } catch {
          if (!stop.signal.aborted) setLast({ of, status: 'broken', answer: null });
        }
      }
      running.current?.stop.abort();
      const stop = new AbortController();
      running.current = { of, stop };
      setLast({ of, status: 'working', answer: null });
      void compute(stop);
    },
    [createSolver],
  );

  const cancel = useCallback((): void => {
    running.current?.stop.abort();
    setLast((before) => before && { ...before, status: 'cancelled' });
  }, []);

  const shown = last !== null && last.of === input ? last : null;
  return { status: shown?.status ?? 'idle', answer: shown?.answer ?? null, run, cancel };
}

export interface PlanFigures {
  /** Formats a share from 0 to 1. Rounds down, so that only all is 100%. */
  readonly share: (value: number) => string;
  /** Formats an upper bound of shares from 0 to 1. Rounds up, so that no share is above it. */
  readonly bound: (value: number) => string;
  /** Formats a share in percent. */
  readonly percent: (value: number) => string;
  readonly number: (value: number) => string;
  /** Formats a CV in percent. */
  readonly cv: (value: number) => string;
}

export function usePlanFigures(): PlanFigures {
  const { locale } = useSsm();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const exact = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 9 });
    const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: 12 });
    return {
      // A tenth of a percent is what the text shows. The small number undoes errors of binary fractions.
      share: (value) => percent.format(Math.floor(value * 1000 + 1e-6) / 1000),
      bound: (value) => percent.format(Math.ceil(value * 1000 - 1e-6) / 1000),
      percent: (value) => percent.format(value / 100),
      number: (value) => number.format(value),
      cv: (value) => exact.format(value / 100),
    };
  }, [locale]);
}

export interface PlanResultProps {
  readonly input: PlanInput;
  readonly model: PlanModel;
  readonly answer: PlanAnswer;
  /** Names of the goals, in order. */
  readonly names: readonly string[];
  readonly view: PlanView;
  readonly onViewChange: (view: PlanView) => void;
  readonly group: Group;
  readonly builder: Builder | undefined;
  readonly reagentHref?: ((seqId: string, version: AssayVersion) => string) | undefined;
  readonly onOpenReagent?: ((seqId: string, version: AssayVersion) => void) | undefined;
  readonly builderHref?: ((version: AssayVersion) => string) | undefined;
  readonly onOpenBuilder?: ((version: AssayVersion) => void) | undefined;
  readonly renderUndo: (builder: Builder, version: AssayVersion) => ReactNode;
}
