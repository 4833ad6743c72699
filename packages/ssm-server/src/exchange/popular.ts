import { assayVersions, type Role, roles } from 'ssm-core';
import type { PreparedAnswers } from '../answer/preparedAnswers.ts';
import type { CatalogueHolder } from '../catalogue/active.ts';
import type { Log } from '../log/log.ts';
import { planDescription } from '../operations/analytes/describeCatalogue.ts';
import { popularSearches } from '../operations/analytes/searchAnalytes.ts';

export interface PreparingOptions {
  readonly catalogues: CatalogueHolder;
  readonly answers: PreparedAnswers;
  readonly log: Log;
}

/** Clears prepared answers when the catalogue changes, and then prepares popular answers. */
export function keepPrepared({ catalogues, answers, log }: PreparingOptions): void {
  const begin = (): void => {
    if (!answers.isThorough) return;
    const everyone = roles[0] as Role;
    const plans = assayVersions.map((version) => {
      const catalogue = catalogues.get(version);
      return catalogue === undefined ? [] : [planDescription(catalogue, everyone), ...popularSearches(catalogue)];
    });
    // The first request of each version is prepared before larger requests of either.
    for (let place = 0; plans.some(({ length }) => length > place); place += 1) {
      for (const plan of plans.flatMap((ofVersion) => ofVersion[place] ?? [])) {
        answers.improve(plan).catch((error: unknown) => {
          log.error({ err: error }, 'A popular answer could not be prepared; it will be when it is asked for');
        });
      }
    }
  };
  catalogues.subscribe(() => {
    answers.clear();
    begin();
  });
  begin();
}
