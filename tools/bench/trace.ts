/**
 * Where the time of an action goes: what the page's main thread does between the input and the painted result, by who
 * does it. Script is the page's own; style, layout and paint are the browser's, for what the script has changed.
 */
import { scrollSteps } from './acts.ts';
import type { PageUnderTest } from './measure.ts';
import type { Place, Samples } from './page.ts';

export const doers = ['script', 'garbage', 'style', 'layout', 'paint', 'other', 'idle'] as const;
export type Doer = (typeof doers)[number];
/** Milliseconds. */
export type Spent = Readonly<Record<Doer, number>>;

/** By the sample's name, one for each of its samples. */
export type Traced = Readonly<Record<string, readonly Spent[]>>;

/** What of a trace is read: `ts` and `dur` are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
}

const own: Readonly<Record<Exclude<Doer, 'idle' | 'other'>, RegExp>> = {
  script:
    /^(?:FunctionCall|EvaluateScript|EvaluateModule|EventDispatch|FireAnimationFrame|TimerFire|FireIdleCallback|RunMicrotasks|HandlePostMessage|XHR.*|v8\.(?!GC|gc).*|V8\.(?!GC).*)$/,
  garbage: /^(?:MinorGC|MajorGC|BlinkGC.*|V8\.GC.*)$/,
  style: /^(?:UpdateLayoutTree|ParseAuthorStyleSheet)$/,
  layout: /^(?:Layout|HitTest|IntersectionObserverController::computeIntersections)$/,
  paint: /^(?:PrePaint|Paint|PaintImage|Layerize|Commit|UpdateLayer|UpdateLayerTree|CompositeLayers)$/,
};

function doerOf(name: string): Doer | undefined {
  for (const [doer, pattern] of Object.entries(own)) if (pattern.test(name)) return doer as Doer;
  return undefined;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly doer: Doer;
}

/** The thread's time without holes between its events: each moment belongs to the innermost event whose doer is known. */
export function stretchesOf(events: readonly TraceEvent[]): readonly Stretch[] {
  const nested = events
    .filter(({ ph, dur }) => ph === 'X' && dur !== undefined)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const stretches: Stretch[] = [];
  const open: { readonly end: number; readonly doer: Doer }[] = [];
  let at = 0;
  const reach = (to: number): void => {
    if (to > at) stretches.push({ from: at, to, doer: open.at(-1)?.doer ?? 'idle' });
    at = Math.max(at, to);
  };
  const closeUntil = (ts: number): void => {
    for (let last = open.at(-1); last !== undefined && last.end <= ts; last = open.at(-1)) {
      reach(last.end);
      open.pop();
    }
  };
  for (const { name, ts, dur = 0 } of nested) {
    closeUntil(ts);
    reach(ts);
    // What has no doer of its own, the sending of a frame for example, is its caller's.
    open.push({ end: ts + dur, doer: doerOf(name) ?? open.at(-1)?.doer ?? 'other' });
  }
  closeUntil(Number.POSITIVE_INFINITY);
  return stretches;
}

/** What the stretches spend between two moments. */
export function spentBetween(stretches: readonly Stretch[], from: number, to: number): Spent {
  const spent = Object.fromEntries(doers.map((doer) => [doer, 0])) as Record<Doer, number>;
  let known = 0;
  for (const stretch of stretches) {
    const us = Math.min(stretch.to, to) - Math.max(stretch.from, from);
    if (us <= 0) continue;
    spent[stretch.doer] += us / 1000;
    known += us;
  }
  spent.idle += (to - from - known) / 1000;
  return spent;
}

interface Noted {
  readonly isScroll: boolean;
  readonly from: number;
  readonly to: number;
  readonly pid: number;
  readonly tid: number;
}

/** What the page noted of its actions, in their order; one begins after the last has ended. */
function notedIn(events: readonly TraceEvent[]): readonly Noted[] {
  const marks = events.filter(({ name }) => name.startsWith('bench')).toSorted((a, b) => a.ts - b.ts);
  return marks.flatMap(({ name, ph, ts, pid, tid }, index) => {
    const end = marks[index + 1];
    return ph === 'b' && end?.ph === 'e' ? [{ isScroll: name === 'bench scroll', from: ts, to: end.ts, pid, tid }] : [];
  });
}

/** A sample is found in the trace by its length, which both have from the same two moments of the page. */
const sameMs = 0.002;

function scaled(spent: Spent, by: number): Spent {
  return Object.fromEntries(doers.map((doer) => [doer, spent[doer] * by])) as Spent;
}

/** What each sample of a run was spent on, by the sample's name; of scrolling, each step. */
export function spentOf(events: readonly TraceEvent[], samples: Samples): Traced {
  const noted = notedIn(events);
  const [first] = noted;
  if (first === undefined) return {};
  const stretches = stretchesOf(events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid));
  const names = Object.entries(samples).flatMap(([name, values]) => values.map((value) => ({ name, value })));
  const spent: Record<string, Spent[]> = {};
  for (const { isScroll, from, to } of noted) {
    const took = (to - from) / 1000;
    const name = isScroll ? 'scroll' : names.find(({ value }) => Math.abs(value - took) <= sameMs)?.name;
    if (name === undefined) continue;
    const of = spentBetween(stretches, from, to);
    (spent[name] ??= []).push(isScroll ? scaled(of, 1 / scrollSteps) : of);
  }
  return spent;
}

export const traceCategories: string[] = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'v8',
];

/** The same measuring with a trace of it. Resolves to what its actions were spent on. */
export async function traced(page: PageUnderTest, measure: (page: PageUnderTest) => Promise<Samples>): Promise<Traced> {
  let events: readonly TraceEvent[] = [];
  const place: Place = {
    async newPage() {
      const opened = await page.place.newPage();
      await opened.context().browser()?.startTracing(opened, { categories: traceCategories });
      return opened;
    },
    async close(opened) {
      const trace = await opened.context().browser()?.stopTracing();
      events = trace === undefined ? [] : JSON.parse(trace.toString('utf8')).traceEvents;
      await page.place.close(opened);
    },
  };
  const samples = await measure({ ...page, place });
  return spentOf(events, samples);
}
