/**
 * Collects the server's metrics for Prometheus. Loaded only if metrics are enabled, because prom-client observes the
 * event loop and the heap.
 */

import { getHeapStatistics } from 'node:v8';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { assayVersions } from 'ssm-core';
import type { CatalogueHolder } from '../../catalogue/active.ts';
import type { RequestRecord } from '../log.ts';
import type { Measured } from './readings.ts';
import { measuredBy, readingInto } from './readings.ts';

export interface Metrics {
  readonly finished: (record: RequestRecord) => void;
  readonly measured: Measured;
  readonly contentType: string;
  text(): Promise<string>;
}

export interface MetricsOptions {
  readonly build: { readonly version: string; readonly commit: string | undefined };
  readonly catalogues: Pick<CatalogueHolder, 'get'>;
}

/** From cached answers to waits that no user accepts. */
const bucketSeconds = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Methods that are counted by name. Other methods come from callers and must not become labels. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function createMetrics({ build, catalogues }: MetricsOptions): Metrics {
  const register = new Registry();
  const registers = [register];

  const read = readingInto(register);
  collectDefaultMetrics({ register });
  // The default metrics of prom-client lack the heap limit.
  read(Gauge, {
    name: 'ssm_heap_limit_bytes',
    help: 'What the heap of the main thread may take at most.',
    values: () => [[{}, getHeapStatistics().heap_size_limit]],
  });
  const { version, commit = 'unknown' } = build;
  read(Gauge, {
    name: 'ssm_build_info',
    help: 'Always 1: the release and the commit that run.',
    labels: ['version', 'commit'],
    values: () => [[{ version, commit }, 1]],
  });
  const inUse = () => assayVersions.flatMap((each) => catalogues.get(each) ?? []);
  read(Gauge, {
    name: 'ssm_catalogue_info',
    help: 'Always 1: the revision in use of each version that has one, and whether it is a demo.',
    labels: ['version', 'revision', 'demo'],
    values: () =>
      inUse().map((each) => [{ version: each.version, revision: each.revision, demo: `${each.isDemo}` }, 1]),
  });
  read(Gauge, {
    name: 'ssm_catalogue_reagents',
    help: 'Reagents on the menu of each version.',
    labels: ['version'],
    values: () => inUse().map((each) => [{ version: each.version }, each.table.total]),
  });

  const requests = new Counter({
    name: 'ssm_requests_total',
    help: 'Finished requests by operation of the contract (or what else answered), method and class of status.',
    labelNames: ['operation', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'ssm_request_duration_seconds',
    help: 'From the head of a request to its answer, which a file is sent after.',
    labelNames: ['operation'],
    buckets: bucketSeconds,
    registers,
  });

  return {
    finished({ route: operation, method, status, ms }) {
      const known = methods.has(method) ? method : 'other';
      requests.inc({ operation, method: known, status: `${Math.trunc(status / 100)}xx` });
      durations.observe({ operation }, ms / 1000);
    },
    measured: measuredBy(read),
    contentType: register.contentType,
    text: () => register.metrics(),
  };
}
