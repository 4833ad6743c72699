import { describe, expect, it } from 'vitest';
import { createCatalogueHolder } from '../../catalogue/active.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { createMetrics } from './metrics.ts';

function created() {
  const catalogues = createCatalogueHolder();
  catalogues.replace([smallCatalogue('V_7K')]);
  const metrics = createMetrics({ build: { version: '1.2.3', commit: undefined }, catalogues });
  const linesOf = async (name: string): Promise<readonly string[]> =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return { catalogues, metrics, linesOf };
}

const record = { method: 'GET', route: 'searchAnalytes', status: 200, ms: 20, requestId: 'request-1' };

describe('createMetrics', () => {
  it('counts requests by operation, known method and status class, and takes no label from callers', async () => {
    const { metrics, linesOf } = created();
    const methods = ['GET', 'GET', 'HEAD', 'PROPFIND', 'someone@example.org'];
    for (const method of methods) metrics.finished({ ...record, method });
    metrics.finished({ ...record, status: 304 });
    metrics.finished({ ...record, route: 'unmatched', status: 404 });
    expect(await linesOf('ssm_requests_total')).toEqual([
      'ssm_requests_total{operation="searchAnalytes",method="GET",status="2xx"} 2',
      'ssm_requests_total{operation="searchAnalytes",method="HEAD",status="2xx"} 1',
      'ssm_requests_total{operation="searchAnalytes",method="other",status="2xx"} 2',
      'ssm_requests_total{operation="searchAnalytes",method="GET",status="3xx"} 1',
      'ssm_requests_total{operation="unmatched",method="GET",status="4xx"} 1',
    ]);
    expect(await metrics.text()).not.toMatch(/example\.org|request-1/);
  });

  it('reports times in seconds', async () => {
    const { metrics, linesOf } = created();
    metrics.finished(record);
    metrics.finished({ ...record, ms: 2000 });
    expect(await linesOf('ssm_request_duration_seconds_sum')).toEqual([
      'ssm_request_duration_seconds_sum{operation="searchAnalytes"} 2.02',
    ]);
    const buckets = await linesOf('ssm_request_duration_seconds_bucket');
    expect(buckets.filter((line) => /le="(0.005|0.025|2.5)"/.test(line)).map((line) => line.split(' ')[1])).toEqual([
      '0',
      '1',
      '2',
    ]);
  });

  it('reports the release and the catalogues as they are at each request for metrics', async () => {
    const { catalogues, linesOf } = created();
    expect(await linesOf('ssm_build_info')).toEqual(['ssm_build_info{version="1.2.3",commit="unknown"} 1']);
    expect(await linesOf('ssm_catalogue_info')).toEqual([
      'ssm_catalogue_info{version="V_7K",revision="small-V_7K-1",demo="false"} 1',
    ]);
    catalogues.replace([smallCatalogue('V_7K', 2)]);
    expect(await linesOf('ssm_catalogue_info')).toEqual([
      'ssm_catalogue_info{version="V_7K",revision="small-V_7K-2",demo="false"} 1',
    ]);
  });

  it('reads the parts of the server at each request for metrics, and reports their totals as counters', async () => {
    const { metrics, linesOf } = created();
    let refused = 0;
    metrics.measured.queue('answers', () => ({ running: 4, waiting: 7, refused }));
    for (const expected of [0, 3, 3, 5]) {
      refused = expected;
      expect(await linesOf('ssm_queue_refused_total')).toEqual([
        `ssm_queue_refused_total{queue="answers"} ${expected}`,
      ]);
    }
    expect(await linesOf('ssm_queue_waiting')).toEqual(['ssm_queue_waiting{queue="answers"} 7']);
    expect(await linesOf('ssm_queue_running')).toEqual(['ssm_queue_running{queue="answers"} 4']);
  });

  it('counts idle and busy database connections separately', async () => {
    const { metrics, linesOf } = created();
    metrics.measured.database(() => ({ open: 5, idle: 2, waiting: 3, most: 5 }));
    expect(await linesOf('ssm_database_connections')).toEqual([
      'ssm_database_connections{state="busy"} 3',
      'ssm_database_connections{state="idle"} 2',
    ]);
  });
});
