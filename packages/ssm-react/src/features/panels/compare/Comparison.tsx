import { useMemo, useState } from 'react';
import type { AssayVersion, CompareView } from 'ssm-core';
import { accessionsOfList, compareLists, createShallowMemo, withPlaces } from 'ssm-core/internal';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { useSsm } from '../../../provider/useSsm.ts';
import { RadioToggle } from '../../../ui/choice/RadioToggle.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Combinations } from './Combinations.tsx';
import { Diagram } from './Diagram.tsx';
import { type ListContent, type LoadedList, TakenPart, type TakenPartProps } from './TakenPart.tsx';
import { type ChosenList, useComparedMenus } from './useComparedLists.ts';
import { useCompareTexts } from './useCompareTexts.ts';

export interface ComparisonProps
  extends Pick<
    TakenPartProps,
    'group' | 'builder' | 'builderHref' | 'onOpenBuilder' | 'onEnrich' | 'renderUndo' | 'renderSave'
  > {
  readonly lists: readonly ChosenList[];
  readonly view: CompareView;
  readonly onViewChange: (view: CompareView) => void;
}

/** Tells whether the SeqIds of a list are known. */
export function isLoaded(list: ChosenList): list is LoadedList {
  return list.seqIds !== undefined && list.version !== undefined && list.missing === undefined;
}

/** Returns the same array until a list has other SeqIds, because the lists are new objects at each render. */
function useContents(lists: readonly LoadedList[]): readonly ListContent[] {
  const [memoizeSeqIds] = useState(() => createShallowMemo<readonly (readonly string[])[]>());
  const [memoizeVersions] = useState(() => createShallowMemo<readonly AssayVersion[]>());
  const seqIds = memoizeSeqIds(lists.map((list) => list.seqIds));
  const versions = memoizeVersions(lists.map(({ version }) => version));
  return useMemo(
    () =>
      seqIds.flatMap((own, index) =>
        versions[index] === undefined ? [] : [{ seqIds: own, version: versions[index] }],
      ),
    [seqIds, versions],
  );
}

/** Shows what lists share, by reagent or by protein. Lists that cannot be loaded are left out. */
export function Comparison({ lists, view, onViewChange, ...ports }: ComparisonProps) {
  const { strings, countText } = useSsm();
  const texts = useCompareTexts();
  const isLoading = lists.some((list) => !isLoaded(list) && list.missing === undefined && list.error === undefined);
  const compared = lists.filter(isLoaded);
  const [memoizeVersions] = useState(() => createShallowMemo<readonly AssayVersion[]>());
  const versions = memoizeVersions([...new Set(compared.map(({ version }) => version))].toSorted());
  const menus = useComparedMenus(versions);
  const isByProtein = view.key === 'protein';
  const { tables } = menus;
  const hasTables = versions.every((version) => tables[version] !== undefined);

  const contents = useContents(compared);
  const { comparison, without } = useMemo(() => {
    const read = contents.map(({ version, seqIds }) => {
      const table = tables[version];
      if (!isByProtein || table === undefined) return { keys: seqIds, without: [] };
      const { accessions, without: unknown } = accessionsOfList(table, seqIds);
      return { keys: accessions, without: unknown };
    });
    return {
      comparison: compareLists(read.map(({ keys }) => keys)),
      without: new Set(read.flatMap((each) => each.without)).size,
    };
  }, [contents, tables, isByProtein]);

  if (isLoading) return <Progress label={texts.loadingList} />;
  if (lists.length === 0) return <EmptyState title={texts.few} />;
  if (compared.length < 2) return <p>{texts.few}</p>;
  const places = compared.map((list) => lists.indexOf(list));
  const letters = compared.map(({ letter }) => letter);
  const formula = view.formula === null ? null : withPlaces(view.formula, (index) => places.indexOf(index));
  const onFormula: TakenPartProps['onFormula'] = (next) =>
    onViewChange({ ...view, formula: withPlaces(next, (place) => places[place] ?? -1) });
  return (
    <>
      <div className="ssm-Compare-key">
        <span aria-hidden="true">{texts.key}</span>
        <RadioToggle
          label={texts.key}
          options={[
            { value: 'seqId', label: texts.keys.seqId },
            { value: 'protein', label: texts.keys.protein },
          ]}
          value={view.key}
          onChange={(key) => onViewChange({ ...view, key })}
        />
        {versions.length > 1 && <p className="ssm-Panel-hint">{texts.mixed(strings.version.V_11K)}</p>}
        {isByProtein && <p className="ssm-Panel-hint">{texts.byProtein}</p>}
        {isByProtein && without > 0 && (
          <p className="ssm-Panel-hint">{texts.withoutProtein(without, countText(without))}</p>
        )}
      </div>
      {menus.error !== undefined && (
        <FailureNotice error={menus.error} className="ssm-Panel-note" onRetry={menus.retry} />
      )}
      {isByProtein && !hasTables ? (
        menus.error === undefined && <Progress label={texts.loadingProteins} />
      ) : (
        <div className="ssm-Compare-results">
          <Combinations comparison={comparison} letters={letters} formula={formula} onFormula={onFormula} />
          <Diagram comparison={comparison} letters={letters} />
          <TakenPart
            {...ports}
            lists={compared}
            contents={contents}
            comparison={comparison}
            isByProtein={isByProtein}
            menus={menus}
            formula={formula}
            onFormula={onFormula}
          />
        </div>
      )}
    </>
  );
}
