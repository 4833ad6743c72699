import { useMemo } from 'react';
import { changedPanelsQuery, defaultMeasureBound, type Group } from 'ssm-core';
import { isWorthRetrying } from 'ssm-core/internal';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { useChangesTexts } from './useChangeWords.ts';

export interface ChangedPanelsModel {
  readonly query: ReturnType<typeof useChangedPanelsQuery>;
  /** The mark of a row in the list, by the id of its panel. */
  readonly marks: ReadonlyMap<string, string>;
}

function useChangedPanelsQuery(sub: string, isEnabled: boolean) {
  const { client } = useSsm();
  return useSatQuery(changedPanelsQuery(client, { sub }), { isEnabled });
}

/** Tells which panels the catalogues in use affect. The list is shown without waiting for it. */
export function useChangedPanels(sub: string, isEnabled: boolean): ChangedPanelsModel {
  const { countText } = useSsm();
  const { marks: texts } = useChangesTexts();
  const query = useChangedPanelsQuery(sub, isEnabled);
  const { data } = query;
  const marks = useMemo(
    () =>
      new Map(
        (data?.items ?? []).map(({ panelId, state, affected }) => {
          if (state === 'compared') return [panelId, texts.changed(affected, countText(affected))] as const;
          return [panelId, state === 'older' ? texts.older : texts.notComparable] as const;
        }),
      ),
    [data, texts, countText],
  );
  return { query, marks };
}

export interface ChangedPanelsProps {
  readonly model: ChangedPanelsModel;
  readonly group: Group;
}

/** The notice above the list of panels. It is absent while nothing is affected, and if the server cannot tell. */
export function ChangedPanels({ model: { query }, group }: ChangedPanelsProps) {
  const { countText } = useSsm();
  const texts = useChangesTexts();
  const { data, error, refetch } = query;
  if (data === undefined) {
    if (error === null || error.code === 'not_found') return null;
    return (
      <FailureNotice
        error={error}
        detail={texts.notChecked(group)}
        className="ssm-Panels-notice"
        onRetry={isWorthRetrying(error) ? () => void refetch() : undefined}
      />
    );
  }
  const { items, checked, total } = data;
  const of = (...states: readonly string[]): number => items.filter(({ state }) => states.includes(state)).length;
  const [affected, older, unlike] = [of('compared'), of('older'), of('not_stored', 'invented')];
  const affectedText = checked < total ? texts.affectedOfNewest : texts.affected;
  const sentences = [
    ...(affected === 0
      ? []
      : [
          affectedText(affected, countText(affected), countText(checked), group, checked),
          texts.boundUsed(countText(defaultMeasureBound)),
        ]),
    ...(older === 0 ? [] : [texts.olderInUse(older, countText(older), group)]),
    ...(unlike === 0 ? [] : [texts.notComparable(unlike, countText(unlike), group)]),
  ];
  if (sentences.length === 0) return null;
  return (
    <div className="ssm-Panel-note" data-component="ChangedPanels" role="note">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
