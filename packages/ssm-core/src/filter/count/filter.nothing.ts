import { countQuery } from '../../api/queries/filterQueries.ts';
import { satObservers } from '../../api/queries/observers.ts';
import type { AnalyteCount } from '../../api/types.ts';
import { createShallowMemo, memoizeLast } from '../../memoize.ts';
import type { Clause } from '../clause.ts';
import { type DraftClauseCount, explainNothing, type NothingExplained } from './filter.count.ts';
import { createElsewhere } from './filter.elsewhere.ts';
import { type CountedMenu, type CountPorts, createLiveCounter } from './filter.live.ts';
import type { NamedElsewhere } from './filter.named.ts';

export function createNothingExplainer(ports: CountPorts, onAnswer: () => void) {
  const { client, queryClient, requestPath } = ports;
  const counter = createLiveCounter(ports, onAnswer, null);
  const elsewhere = createElsewhere(ports, onAnswer, null);
  const withoutOne = satObservers<AnalyteCount>(queryClient, onAnswer);
  const keepWithout = createShallowMemo<readonly (number | null)[]>();
  const explained = memoizeLast(
    (
      clauses: readonly (DraftClauseCount | null)[],
      without: readonly (number | null)[],
      named: readonly (NamedElsewhere | null)[],
    ): NothingExplained => {
      const found = named.filter((each) => each !== null);
      return { ...explainNothing({ clauses, without }), ...(found.length > 0 && { elsewhere: found }) };
    },
  );
  return {
    explain(menu: CountedMenu, clauses: readonly Clause[]): NothingExplained | null {
      const { version, table, listed } = menu;
      const live = counter.count(menu, clauses);
      const isOneEmpty = live.clauses.some((clause) => clause?.alone === 0);
      // The server counts the rows that match the other clauses, when the loaded columns cannot.
      const canAsk = listed === undefined && live.status === 'known' && !isOneEmpty && clauses.length > 1;
      const queries = clauses.map((_, index) => {
        const others = clauses.toSpliced(index, 1);
        const isAsked = canAsk && typeof live.without[index] !== 'number';
        return isAsked ? countQuery(client, { version, requestPath, clauses: others, edition: table?.edition }) : null;
      });
      withoutOne.ask(queries.filter((query) => query !== null));
      const answers = queries.map((query) => (query === null ? undefined : withoutOne.read(query)));
      if (live.status === 'counting' || answers.some((answer) => answer?.isFetching)) return null;
      const without = live.without.map((count, index) => count ?? answers[index]?.data?.count ?? null);
      return explained(live.clauses, keepWithout(without), elsewhere.find(menu, clauses));
    },
    end(): void {
      counter.end();
      elsewhere.end();
      withoutOne.ask([]);
    },
  };
}
