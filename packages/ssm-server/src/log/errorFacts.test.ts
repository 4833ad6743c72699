import { describe, expect, it } from 'vitest';
import { type ErrorFacts, errorFacts } from './errorFacts.ts';

const silent = { withMessages: false };

describe('the facts of an error for the log', () => {
  it('contain the name, code and stack of the error and its causes, but not its message', () => {
    const cause = Object.assign(new TypeError('someone@example.org'), { code: 'EPIPE' });
    const facts = errorFacts(new Error('first\n    at /home/someone (file:///someone.ts:1:1)', { cause }), silent);
    const places = [expect.stringMatching(/^at .*errorFacts\.test\.ts:\d+:\d+\)?$/)];
    expect({ ...facts, stack: facts.stack.slice(0, 1), cause: { ...facts.cause, stack: [] } }).toEqual({
      name: 'Error',
      stack: places,
      cause: { name: 'TypeError', code: 'EPIPE', stack: [] },
    });
    expect(JSON.stringify(facts)).not.toContain('someone');
  });

  it('leave out a name or code with characters that names and codes never have', () => {
    const error = Object.assign(new Error(''), { name: 'Someone <someone@example.org>', code: 'someone@example.org' });
    expect(errorFacts(error, silent)).toEqual({ name: 'Error', stack: expect.any(Array) });
    expect(errorFacts('someone@example.org', silent)).toEqual({ name: 'thrown string', stack: [] });
    expect(errorFacts(undefined, silent)).toEqual({ name: 'thrown undefined', stack: [] });
  });

  it('end where the causes form a cycle', () => {
    const error = new Error('round');
    error.cause = error;
    const depth = (facts: ErrorFacts): number => (facts.cause === undefined ? 1 : 1 + depth(facts.cause));
    expect(depth(errorFacts(error, silent))).toEqual(4);
  });

  it('include the message if enabled, but never the message or other fields of a database error', () => {
    const cause = Object.assign(new Error('duplicate key (sub)=(someone)'), { severity: 'ERROR', detail: 'someone' });
    const facts = errorFacts(Object.assign(new Error('It is away', { cause }), { query: 'someone' }), {
      withMessages: true,
    });
    expect({ ...facts, stack: [], cause: { ...facts.cause, stack: [] } }).toEqual({
      name: 'Error',
      message: 'It is away',
      stack: [],
      cause: { name: 'Error', stack: [] },
    });
  });
});
