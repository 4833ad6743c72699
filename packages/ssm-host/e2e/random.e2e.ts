/**
 * Random use: sequences of what a person does, with the page held to a model after each step. `SSM_SEED` and `SSM_STEPS` choose which
 * and how many; with `SSM_RANDOM_MINUTES` it goes on for so long, from a fresh seed unless one is given.
 */
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Catalogues, loadCatalogues } from './random/catalogue.ts';
import { createPlayer } from './random/play.ts';
import { recorded } from './random/recorded.ts';
import { kinds, lineOf, sequencesOf, stepOf } from './random/steps.ts';
import { hosted } from './support/hosted.ts';

const fixedSeed = 1;
const fixedSteps = 240;
/** Steps of one sequence, which begins in a browser of its own. */
const length = 30;

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

  test.each(Object.entries(recorded))('recorded: %s', async (_, lines) => {
    await player.play(lines.map(stepOf));
  });

  test('no sequence of steps breaks the page, loses an analyte or shows a count that is wrong', async () => {
    const met = new Set<string>();
    if (!isFixed) process.stdout.write(`Random use with SSM_SEED=${seed}\n`);
    const property = fc.asyncProperty(sequencesOf(length, player.carriedOut), async (sequence) => {
      await player.play(sequence);
      for (const { kind } of player.carriedOut(sequence)) met.add(kind);
    });
    const outcome = await fc.check(property, {
      seed,
      numRuns: minutes > 0 ? 1_000_000 : Math.ceil(steps / length),
      ...(minutes > 0 && { interruptAfterTimeLimit: minutes * 60_000 }),
    });
    if (outcome.failed) {
      const lines = player.carriedOut(outcome.counterexample?.[0] ?? []).map((step) => `  '${lineOf(step)}',`);
      throw new Error(
        [
          `Random use with SSM_SEED=${seed} failed after ${outcome.numRuns} sequences; shrunk to`,
          ...lines,
          String(outcome.errorInstance),
        ].join('\n'),
        { cause: outcome.errorInstance },
      );
    }
    if (isFixed) expect(kinds.filter((kind) => !met.has(kind))).toEqual([]);
  }, 3_600_000);
});
