/**
 * Plays random sequences of user steps, and compares the page with a model after each step. `SSM_SEED` chooses the
 * sequences and `SSM_STEPS` their total number of steps. `SSM_RANDOM_MINUTES` plays for that long, from a new seed
 * unless a seed is given.
 * A failure prints its seed and the shortest failing sequence. Add its lines to `random/recorded.ts`.
 */
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Catalogues, loadCatalogues } from './random/catalogue.ts';
import { createPlayer } from './random/play.ts';
import { kinds, lineOf, sequencesOf } from './random/steps.ts';
import { hosted } from './support/hosted.ts';

const fixedSeed = 2;
const fixedSteps = 300;
const length = 30;
const shrinkingMs = 240_000;

const minutes = Number(process.env['SSM_RANDOM_MINUTES'] ?? 0);
const steps = Number(process.env['SSM_STEPS'] ?? fixedSteps);
const seed = Number(process.env['SSM_SEED'] ?? (minutes > 0 ? Date.now() % 2 ** 31 : fixedSeed));
const isFixed = seed === fixedSeed && steps === fixedSteps && minutes === 0;

describe('random use', () => {
  const host = hosted();
  let catalogues: Catalogues;
  const player = createPlayer(host, () => catalogues);

  beforeAll(async () => {
    catalogues = await loadCatalogues(host.server.origin);
  });

  test('no sequence of steps breaks the page, loses an analyte or shows a wrong count', {
    timeout: minutes * 60_000 + 900_000,
    retry: 0,
  }, async () => {
    const met = new Set<string>();
    let shrinkUntil = Number.POSITIVE_INFINITY;
    if (!isFixed) process.stdout.write(`Random use with SSM_SEED=${seed}\n`);
    const property = fc.asyncProperty(sequencesOf(length, player.carriedOut), async (sequence) => {
      if (Date.now() > shrinkUntil) return;
      try {
        await player.play(sequence);
      } catch (error) {
        shrinkUntil = Math.min(shrinkUntil, Date.now() + shrinkingMs);
        throw error;
      }
      for (const { kind } of player.carriedOut(sequence)) met.add(kind);
    });
    const outcome = await fc.check(property, {
      seed,
      numRuns: minutes > 0 ? 1_000_000 : Math.ceil(steps / length),
      ...(minutes > 0 && { interruptAfterTimeLimit: minutes * 60_000 }),
    });
    if (outcome.failed) {
      const lines = player.carriedOut(outcome.counterexample?.[0] ?? []).map((step) => `  '${lineOf(step)}',`);
      const what = `Random use with SSM_SEED=${seed} failed in sequence ${outcome.numRuns}. The shortest that fails:`;
      throw new Error([what, ...lines].join('\n'), { cause: outcome.errorInstance });
    }
    // A fixed seed must cover every kind of step.
    expect(isFixed ? kinds.filter((kind) => !met.has(kind)) : []).toEqual([]);
  });
});
