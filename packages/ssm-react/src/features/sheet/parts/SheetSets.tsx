import { useId, useState } from 'react';
import type { AnalyteSheet, SetMembership } from 'ssm-core';
import { isOwnColumnKey } from 'ssm-core/internal';
import { useOwnTitles } from '../../../provider/useOwnColumns.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { labelOf } from '../../../strings/columnStrings.ts';
import { useSheetTexts } from '../useSheetWords.ts';
import { AbsentFields, GroupHead } from './GroupParts.tsx';

const columns = ['diseases', 'pathways', 'goBioProcess', 'goMoleFunc', 'goCellComp', 'mesh'] as const;

type SetColumn = SetMembership['column'];

function isField(column: SetColumn): column is 'diseases' | 'pathways' {
  return column === 'diseases' || column === 'pathways';
}

function bySource(memberships: readonly SetMembership[]): readonly (readonly SetMembership[])[] {
  return [...Map.groupBy(memberships, ({ source, licence, date }) => JSON.stringify([source, licence, date])).values()];
}

const printed = 3;

export function SheetSets({ sheet: { memberships, analyte } }: { readonly sheet: AnalyteSheet }) {
  const { strings, cellText, countText } = useSsm();
  const texts = useSheetTexts();
  const [isExplained, setIsExplained] = useState(false);
  const id = useId();
  const { listSeparator } = strings.values;
  useOwnTitles(memberships.map(({ column }) => column));

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

  const codesOf = (column: SetColumn) => (isField(column) ? analyte[column] : null);
  const meaning = (column: SetColumn) => (isField(column) ? texts.meanings[column] : undefined);
  // A family of the operator is shown only where it has the reagent.
  const families = new Set(memberships.flatMap(({ column }) => (isOwnColumnKey(column) ? [column] : [])));
  const titleOf = (column: SetColumn): string => labelOf(strings, texts.sets.columns, column);
  const reported = [...columns, ...families].filter(
    (each) => memberships.some(({ column }) => column === each) || codesOf(each)?.length,
  );
  const absent = columns.filter((column) => !reported.includes(column));

  return (
    <section className="ssm-Sheet-group" data-part="Sets" aria-labelledby={id}>
      <GroupHead
        id={id}
        title={texts.sets.title}
        isExplained={isExplained}
        onExplain={reported.some((column) => meaning(column) !== undefined) ? setIsExplained : undefined}
      />
      {reported.length > 0 && (
        <dl className="ssm-Sheet-grid ssm-Sheet-facts">
          {reported.map((column) => {
            const sets = bySource(memberships.filter((membership) => membership.column === column));
            const codes = codesOf(column);
            return (
              <div key={column}>
                <dt>{titleOf(column)}</dt>
                {/* A catalogue may name topics and have no gene sets for them. */}
                {sets.length === 0 && isField(column) && codes?.length ? (
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
                {isField(column) && (
                  <dd className="ssm-Sheet-meaning" hidden={!isExplained}>
                    {meaning(column)}
                  </dd>
                )}
              </div>
            );
          })}
        </dl>
      )}
      <AbsentFields
        title={texts.sets.title}
        fields={absent.map((column) => ({ name: texts.sets.columns[column], text: [meaning(column)] }))}
      />
    </section>
  );
}
