import type { Hosted } from '../support/hosted.ts';
import { actions, worksOffline } from './actions.ts';
import { type Catalogues } from './catalogue.ts';
import { type Playing, patient } from './hands.ts';
import { holdToModel, watch } from './hold.ts';
import { createModel } from './model.ts';
import { lineOf, type Step } from './steps.ts';

export interface Player {
  readonly play: (sequence: readonly Step[]) => Promise<void>;
  /** Returns the steps of a sequence that were performed, including the step that failed. */
  readonly carriedOut: (sequence: readonly Step[]) => readonly Step[];
}

export function createPlayer(host: Hosted, catalogues: () => Catalogues): Player {
  const carriedOut = new WeakMap<readonly Step[], Step[]>();
  let count = 0;
  return {
    carriedOut: (sequence) => carriedOut.get(sequence) ?? sequence,
    async play(sequence) {
      count += 1;
      const visitor = await host.open('SSM-Registered');
      const { page, context } = visitor;
      context.setDefaultTimeout(patient.timeout);
      const model = createModel(catalogues(), 'SSM-Registered');
      const playing: Playing = { visitor, page, model, name: `Sequence ${count}`, complaints: [] };
      const done: Step[] = [];
      carriedOut.set(sequence, done);
      watch(page, playing.complaints);
      try {
        await holdToModel(playing);
        for (const step of sequence) {
          if (model.isOffline && !worksOffline.has(step.kind)) continue;
          done.push(step);
          try {
            // oxlint-disable-next-line no-await-in-loop -- one step after the other
            if (await actions[step.kind](playing, step.value)) await holdToModel(playing);
            else done.pop();
          } catch (error) {
            throw new Error(`After “${lineOf(step)}”: ${String(error)}`, { cause: error });
          }
        }
      } finally {
        await context.close();
      }
    },
  };
}
