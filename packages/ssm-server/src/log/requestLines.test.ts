import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequestLines } from './requestLines.ts';

const record = { method: 'GET', route: 'searchAnalytes', status: 200, ms: 0.25, requestId: 'request-1' };

describe('createRequestLines', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("writes lines together within a short time, each in pino's format", () => {
    const written: string[] = [];
    const lines = createRequestLines(
      (text) => written.push(text),
      () => 1_700_000_000_000,
    );
    lines.add(record);
    lines.add({ ...record, status: 304, requestId: 'request-2' });
    expect(written).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(
      written.map((text) =>
        text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as unknown),
      ),
    ).toEqual([
      [
        { level: 30, time: 1_700_000_000_000, ...record, msg: 'request' },
        { level: 30, time: 1_700_000_000_000, ...record, status: 304, requestId: 'request-2', msg: 'request' },
      ],
    ]);
    expect(vi.getTimerCount()).toEqual(0);
  });

  it('buffers at most 64 KiB', () => {
    const written: number[] = [];
    const lines = createRequestLines((text) => written.push(text.length));
    for (let index = 0; index < 700; index++) lines.add(record);
    expect([written.length, (written[0] ?? 0) > 64 * 1024, (written[0] ?? 0) < 65 * 1024]).toEqual([1, true, true]);
  });

  it('flush writes buffered lines once', () => {
    const written: string[] = [];
    const lines = createRequestLines((text) => written.push(text));
    lines.flush();
    lines.add(record);
    lines.flush();
    lines.flush();
    vi.advanceTimersByTime(1000);
    expect(written.length).toEqual(1);
  });
});
