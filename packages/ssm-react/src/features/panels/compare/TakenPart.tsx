import { type ReactNode, useMemo } from 'react';
import {
  type AssayVersion,
  type Builder,
  canTestSets,
  catalogueQuery,
  comparisonSource,
  type Group,
  type ListFormula,
  type ListReference,
} from 'ssm-core';
import {
  compareSeqIds,
  type ListComparison,
  newId,
  pastedList,
  type ReagentsOfProteins,
  reagentsOfProteins,
  rowOfSeqId,
  takenKeys,
  writeFormula,
} from 'ssm-core/internal';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { builder as builderTexts } from '../../../strings/en/builder.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/button/Link.tsx';
import { GroupedSelect } from '../../../ui/select/GroupedSelect.tsx';
import { addedNotice } from '../../../ui/toasts/changeText.ts';
import { useToasts } from '../../../ui/UiContext.ts';
import { SeqIdList } from '../versions/SeqIdList.tsx';
import { useReagentColumns } from '../versions/useReagentColumns.ts';
import { type ChosenList, type ComparedMenus } from './useComparedLists.ts';
import { useCompareTexts } from './useCompareTexts.ts';
import { useFormulaText } from './useFormulaText.ts';

export interface TakenPartProps {
  /** The compared lists, each with its SeqIds. */
  readonly lists: readonly LoadedList[];
  /** The SeqIds of the lists. The same object until a list changes. */
  readonly contents: readonly ListContent[];
  readonly comparison: ListComparison;
  readonly isByProtein: boolean;
  readonly menus: ComparedMenus;
  /** The chosen formula, with places among the compared lists. */
  readonly formula: ListFormula | null;
  readonly onFormula: (formula: ListFormula) => void;
  readonly group: Group;
  readonly builder: Builder | undefined;
  readonly builderHref?: ((version: AssayVersion) => string) | undefined;
  readonly onOpenBuilder?: ((version: AssayVersion) => void) | undefined;
  /** Called with the reagents of the part. Without it, there is no button “Enrichment”. */
  readonly onEnrich?: ((list: ListReference) => void) | undefined;
  readonly renderUndo: (builder: Builder, version: AssayVersion) => ReactNode;
  /** Renders what saves the reagents of the part, described by `what`. */
  readonly renderSave?: ((seqIds: readonly string[], what: string) => ReactNode) | undefined;
}

export interface ListContent {
  readonly seqIds: readonly string[];
  readonly version: AssayVersion;
}

export type LoadedList = ChosenList & ListContent;

/** Returns the formulas to choose from, in groups. Other parts are chosen in the table of combinations. */
function formulasOf(count: number): readonly (readonly ListFormula[])[] {
  const places = Array.from({ length: count }, (_, index) => index);
  return [
    [{ take: 'union' }, { take: 'intersection' }],
    places.flatMap((of) =>
      places.filter((other) => other !== of).map((without) => ({ take: 'difference', of, without }) as const),
    ),
    places.slice(0, count - 1).map((index) => ({ take: 'exactly', count: index + 1 })),
    count > 2 ? places.map((index) => ({ take: 'part', lists: [index] })) : [],
  ];
}

/** Takes a part of compared lists: shows its reagents, and adds them to a builder. */
export function TakenPart(props: TakenPartProps) {
  const { lists, formula, onFormula } = props;
  const texts = useCompareTexts();
  const formulaText = useFormulaText();
  const letters = lists.map(({ letter }) => letter);
  const offered = formulasOf(lists.length);
  const groups = offered.map((formulas, index) => ({
    id: String(index),
    options: formulas.map((each) => ({ id: writeFormula(each), label: formulaText(each, letters) })),
  }));
  const chosen = formula === null ? null : writeFormula(formula);
  const all = offered.flat();
  // A part that was chosen in the table of combinations is not offered here, but shown.
  const isOffered = all.some((each) => writeFormula(each) === chosen);
  const shown =
    formula === null || isOffered
      ? groups
      : [...groups, { id: 'chosen', options: [{ id: writeFormula(formula), label: formulaText(formula, letters) }] }];
  return (
    <section className="ssm-Compare-part" aria-label={texts.take}>
      <h2 className="ssm-Panel-title">{texts.take}</h2>
      <GroupedSelect
        label={texts.take}
        placeholder={texts.nothing}
        groups={shown}
        value={chosen}
        onChange={(id) => {
          const next = all.find((each) => writeFormula(each) === id);
          if (next !== undefined) onFormula(next);
        }}
      />
      {formula !== null && <Taken {...props} formula={formula} />}
    </section>
  );
}

function useTaken({ contents, comparison, isByProtein, menus, formula }: TakenProps): ReagentsOfProteins {
  const { tables } = menus;
  return useMemo(() => {
    const keys = takenKeys(comparison, formula);
    if (!isByProtein) return { seqIds: keys.toSorted(compareSeqIds), spanning: [] };
    const found = contents.flatMap(({ version, seqIds }) => {
      const table = tables[version];
      return table === undefined ? [] : [reagentsOfProteins(table, seqIds, keys)];
    });
    const unique = (of: keyof ReagentsOfProteins) =>
      [...new Set(found.flatMap((each) => each[of]))].toSorted(compareSeqIds);
    return { seqIds: unique('seqIds'), spanning: unique('spanning') };
  }, [comparison, formula, isByProtein, contents, tables]);
}

interface TakenProps extends TakenPartProps {
  readonly formula: ListFormula;
}

function Taken(props: TakenProps) {
  const { lists, comparison, isByProtein, menus, formula, builder } = props;
  const { countText } = useSsm();
  const texts = useCompareTexts();
  const formulaText = useFormulaText();
  const { seqIds, spanning } = useTaken(props);
  const columns = useReagentColumns(true);
  const letters = lists.map(({ letter }) => letter);
  const what = formulaText(formula, letters);
  const reagents = texts.reagents(seqIds.length, countText(seqIds.length));
  const proteins = takenKeys(comparison, formula).length;
  const size = isByProtein ? texts.takenReagents(texts.proteins(proteins, countText(proteins)), reagents) : reagents;
  const versions = [...new Set(lists.map(({ version }) => version))].toSorted();
  return (
    <>
      <output>{texts.taken(what, size)}</output>
      {spanning.length > 0 && (
        <p className="ssm-Panel-hint">{texts.spanning(spanning.length, countText(spanning.length))}</p>
      )}
      {seqIds.length === 0 ? (
        <p className="ssm-Panel-hint">{texts.nothingTaken}</p>
      ) : (
        builder !== undefined &&
        versions.map((version) => (
          <AddTaken key={version} {...props} builder={builder} version={version} seqIds={seqIds} what={what} />
        ))
      )}
      {seqIds.length > 0 && props.renderSave?.(seqIds, what)}
      <SeqIdList
        title={texts.taken(what, countText(seqIds.length))}
        seqIds={seqIds}
        columns={columns}
        nameOf={menus.nameOf}
      />
    </>
  );
}

interface AddTakenProps extends TakenProps {
  readonly builder: Builder;
  readonly version: AssayVersion;
  readonly seqIds: readonly string[];
  readonly what: string;
}

function AddTaken(props: AddTakenProps) {
  const { lists, isByProtein, menus, builder, version, seqIds, what, group } = props;
  const { builderHref, onOpenBuilder, onEnrich, renderUndo } = props;
  const ssm = useSsm();
  const { client, requestPath, strings, countText } = ssm;
  const { show } = useToasts();
  const texts = useCompareTexts();
  const ofBuilder = useLateTexts('builder', builderTexts);
  const table = menus.tables[version];
  const offered = useMemo(() => {
    if (table === undefined) return [];
    const rows = rowOfSeqId(table);
    return seqIds.filter((seqId) => rows.has(seqId));
  }, [table, seqIds]);
  const missing = seqIds.length - offered.length;
  const catalogue = useSatQuery(catalogueQuery(client, { version, requestPath }), {
    isEnabled: onEnrich !== undefined,
  });
  // A list that is too long for an address is not offered.
  const tested =
    offered.length > 0 && canTestSets(catalogue.data) && onEnrich !== undefined
      ? pastedList(version, offered)
      : undefined;
  const name = texts.builder(strings.version[version], group);

  function add(): void {
    if (table === undefined) return;
    const source = comparisonSource({
      id: newId(),
      at: new Date().toISOString(),
      version,
      catalogueRevision: table.revision,
      taken: texts.record(
        what,
        texts.keys[isByProtein ? 'protein' : 'seqId'],
        lists.map((list) => texts.recordList(list.letter, `${list.name} (${list.kind})`)),
      ),
      lists: lists.map((list) => ({ name: `${list.name} (${list.kind})`, count: list.seqIds.length })),
    });
    show(addedNotice(ssm, ofBuilder, { group, seqIds: offered, held: builder.getSnapshot().lists[version].seqIds }));
    builder.add(version, offered, source);
  }

  return (
    <div className="ssm-Compare-add" data-print="no">
      <Button variant="primary" isDisabled={offered.length === 0} onPress={add}>
        {texts.addTo(name, countText(offered.length))}
      </Button>
      {builderHref !== undefined && (
        <Link href={builderHref(version)} onFollow={onOpenBuilder && (() => onOpenBuilder(version))}>
          {texts.openBuilder(name)}
        </Link>
      )}
      {tested !== undefined && (
        <Button onPress={() => onEnrich?.(tested)}>{texts.enrich(strings.version[version])}</Button>
      )}
      {renderUndo(builder, version)}
      {table !== undefined && missing > 0 && (
        <p className="ssm-Panel-hint">{texts.notOnMenu(missing, countText(missing), strings.version[version])}</p>
      )}
    </div>
  );
}
