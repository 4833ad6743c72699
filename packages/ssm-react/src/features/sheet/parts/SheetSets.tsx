import { useId } from 'react';
import type { AnalyteSheet, SetMembership } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { useSheetTexts } from '../useSheetWords.ts';

const columns = ['diseases', 'pathways', 'goBioProcess', 'goMoleFunc', 'goCellComp', 'mesh'] as const;

function bySource(memberships: readonly SetMembership[]): readonly (readonly SetMembership[])[] {
  return [...Map.groupBy(memberships, ({ source, licence, date }) => JSON.stringify([source, licence, date])).values()];
}

const printed = 3;

export function SheetSets({ sheet: { memberships, analyte } }: { readonly sheet: AnalyteSheet }) {
  const { strings, cellText, countText } = useSsm();
  const texts = useSheetTexts();
  const id = useId();
  const { listSeparator } = strings.values;

  function namesOf(sets: readonly SetMembership[]) {
    const names = sets.map(({ name }) => name);
    const { separator, more } = texts.sets;
    if (names.length <= printed) return names.join(separator);
    const left = names.length - printed;
    return (
      <>
        <span>{names.slice(0, printed).join(separator)}</span>
        <span data-print="never">{separator + names.slice(printed).join(separator)}</span>
        <span data-print="only">{` ${more(countText(left), left)}`}</span>
      </>
    );
  }

  function origin({ source, licence, date }: SetMembership): string {
    const known = [source, licence, date].filter((part) => part !== null);
    return known.length === 0 ? texts.sets.unknownSource : known.join(listSeparator);
  }

  return (
    <section className="ssm-Sheet-group" data-part="Sets" aria-labelledby={id}>
      <h2 id={id}>{texts.sets.title}</h2>
      <dl className="ssm-Sheet-grid ssm-Sheet-facts">
        {columns.map((column) => {
          const sets = bySource(memberships.filter((membership) => membership.column === column));
          const isField = column === 'diseases' || column === 'pathways';
          const codes = isField ? analyte[column] : null;
          const isMissing = sets.length === 0 && !codes?.length;
          return (
            <div key={column}>
              <dt>{texts.sets.columns[column]}</dt>
              {isMissing && (
                <dd className="ssm-Sheet-value" data-missing>
                  {texts.notReported}
                </dd>
              )}
              {/* A catalogue may name topics and have no gene sets for them. */}
              {sets.length === 0 && isField && codes?.length ? (
                <dd className="ssm-Sheet-value">{cellText(column, codes)}</dd>
              ) : null}
              {sets.map((ofSource) => {
                const [first] = ofSource;
                if (first === undefined) return null;
                return (
                  <dd key={first.name} className="ssm-Sheet-value">
                    <span>{namesOf(ofSource)}</span> <small>{`(${origin(first)})`}</small>
                  </dd>
                );
              })}
              {isField && <dd className="ssm-Sheet-meaning">{texts.meanings[column]}</dd>}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
