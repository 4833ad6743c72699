import { describe, expect, it } from 'vitest';
import type { Bytes, Compress } from './bytes.ts';
import { createPreparedAnswers, type Plan } from './preparedAnswers.ts';
import type { ProblemError } from './problem.ts';

const encode = (text: string): Bytes => new TextEncoder().encode(text);
const decode = (bytes: Bytes | undefined): string | undefined => bytes && new TextDecoder().decode(bytes);

const tracingCompress: Compress = async (bytes, encoding, effort) => encode(`${encoding} ${effort} ${decode(bytes)}`);

function countedPlan(key: string): Plan & { made: number } {
  const plan = {
    key,
    made: 0,
    make() {
      plan.made += 1;
      return encode(`content of ${key}`);
    },
  };
  return plan;
}

describe('createPreparedAnswers', () => {
  it('makes and compresses an answer once for all concurrent and later callers', async () => {
    const answers = createPreparedAnswers({ compress: tracingCompress });
    const plan = countedPlan('a');
    const bodies = await Promise.all([answers.prepare(plan, 'br'), answers.prepare(plan, 'br')]);
    expect(bodies.map(({ bytes }) => decode(bytes))).toEqual(['br quick content of a', 'br quick content of a']);
    expect(decode(answers.find('a', 'br')?.bytes)).toEqual('br quick content of a');
    expect([plan.made, answers.find('a', 'gzip'), answers.find('b', 'br')]).toEqual([1, undefined, undefined]);
    const bytes = 'br quick content of a'.length;
    expect(answers.usage()).toEqual({ entries: 1, bytes, mostBytes: 64 * 1024 * 1024, hits: 1, misses: 2 });
  });

  it('stays within its limit by evicting the least recently used answer, and caches no answer above half the limit', async () => {
    const answers = createPreparedAnswers({ maximumBytes: 30 });
    const prepare = (key: string) => answers.prepare(countedPlan(key), 'identity');
    const [a, b] = [await prepare('a'), await prepare('b')];
    a.cached();
    const c = await prepare('c');
    expect([a, b, c].map(({ cached }) => decode(cached()))).toEqual(['content of a', undefined, 'content of c']);
    const large = await prepare('with more than twenty letters');
    expect([large.cached(), decode(large.bytes)?.length]).toEqual([
      undefined,
      'content of with more than twenty letters'.length,
    ]);
    expect(answers.usage()).toMatchObject({ entries: 2, bytes: 24 });
  });

  it('offers only identity if there is no compressor', async () => {
    const answers = createPreparedAnswers();
    expect(answers.encodings).toEqual(['identity']);
    expect(decode((await answers.prepare(countedPlan('a'), 'identity')).bytes)).toEqual('content of a');
    const plan = countedPlan('b');
    await answers.improve(plan);
    expect(plan.made).toEqual(0);
  });

  it('replaces a quick compression by a thorough compression, but only once', async () => {
    const answers = createPreparedAnswers({ compress: tracingCompress });
    const plan = countedPlan('a');
    const quick = await answers.prepare(plan, 'br');
    await Promise.all([answers.improve(plan), answers.improve(plan)]);
    await answers.improve(plan);
    expect(decode(answers.find('a', 'br')?.bytes)).toEqual('br thorough content of a');
    expect(decode(answers.find('a', 'gzip')?.bytes)).toEqual('gzip thorough content of a');
    expect([quick.cached(), plan.made]).toEqual([undefined, 3]);
  });

  it('compresses nothing a second time if thorough compression is off', async () => {
    const answers = createPreparedAnswers({ compress: tracingCompress, isThorough: false });
    const plan = countedPlan('a');
    await answers.prepare(plan, 'br');
    await answers.improve(plan);
    expect(decode(answers.find('a', 'br')?.bytes)).toEqual('br quick content of a');
    expect([answers.isThorough, plan.made]).toEqual([false, 1]);
  });

  it('does not replace a thorough compression by a quick compression that ends late', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const answers = createPreparedAnswers({
      compress: async (bytes, encoding, effort) => {
        if (effort === 'quick') await released;
        return tracingCompress(bytes, encoding, effort);
      },
    });
    const plan = countedPlan('a');
    const quick = answers.prepare(plan, 'br');
    await answers.improve(plan);
    release();
    expect(await quick).toEqual(answers.find('a', 'br'));
    expect(decode((await quick).bytes)).toEqual('br thorough content of a');
  });

  it('prepares one answer at a time in the background, and continues after a failure', async () => {
    const running: string[] = [];
    const compress: Compress = async (bytes, encoding, effort) => {
      running.push(`begin ${decode(bytes)}`);
      const result = await tracingCompress(bytes, encoding, effort);
      running.push('end');
      return result;
    };
    const answers = createPreparedAnswers({ compress });
    const broken: Plan = {
      key: 'broken',
      make: () => {
        throw new RangeError('cannot be made');
      },
    };
    const outcome = answers.improve(broken).catch((error: unknown) => String(error));
    await Promise.all([answers.improve(countedPlan('a')), answers.improve(countedPlan('b'))]);
    expect(await outcome).toEqual('RangeError: cannot be made');
    expect(running).toEqual(['a', 'a', 'b', 'b'].flatMap((key) => [`begin content of ${key}`, 'end']));
  });

  it('delivers answers that were begun before the cache was cleared, but does not cache them', async () => {
    const answers = createPreparedAnswers({ compress: tracingCompress });
    const before = answers.prepare(countedPlan('a'), 'br');
    const improving = answers.improve(countedPlan('b'));
    answers.clear();
    expect(decode((await before).bytes)).toEqual('br quick content of a');
    await improving;
    expect([answers.find('a', 'br'), answers.find('b', 'br')]).toEqual([undefined, undefined]);
  });

  it('delivers a failure to every waiting caller, and does not cache it', async () => {
    let isBroken = true;
    const answers = createPreparedAnswers({
      compress: async (bytes) => {
        if (isBroken) throw new Error('no memory');
        return bytes;
      },
    });
    const plan = countedPlan('a');
    const both = await Promise.allSettled([answers.prepare(plan, 'br'), answers.prepare(plan, 'br')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(decode((await answers.prepare(plan, 'br')).bytes)).toEqual('content of a');
  });

  it("R22: refuses preparations beyond the queue's limit with a Retry-After", async () => {
    const answers = createPreparedAnswers({ compress: tracingCompress, maximumWaiting: 1 });
    const begun = ['a', 'b', 'c', 'd', 'e'].map((key) => answers.prepare(countedPlan(key), 'br'));
    const refused = await answers.prepare(countedPlan('f'), 'br').catch((error: unknown) => error);
    expect((refused as ProblemError).problem).toEqual({
      code: 'unavailable',
      detail: 'The server has too many answers to prepare at the moment. Try again in a second.',
      headers: { 'Retry-After': '1' },
    });
    await Promise.all(begun);
    expect(decode((await answers.prepare(countedPlan('f'), 'br')).bytes)).toEqual('br quick content of f');
  });
});
