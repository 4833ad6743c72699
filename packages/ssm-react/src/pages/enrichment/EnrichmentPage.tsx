import { useState } from 'react';
import {
  type AssayVersion,
  assayVersions,
  type Builder,
  type EnrichmentView,
  type Group,
  type ListReference,
} from 'ssm-core';
import { noEnrichment, pastedList } from 'ssm-core/internal';
import { UndoAdding } from '../../features/collections/CollectionItem.tsx';
import { useCollectionName } from '../../features/collections/useCollectionsTexts.ts';
import { EnrichmentResult } from '../../features/enrichment/EnrichmentResult.tsx';
import { useEnrichment, useEnrichmentTexts } from '../../features/enrichment/useEnrichment.ts';
import { ChosenListLine } from '../../features/panels/compare/ChosenListLine.tsx';
import { AddList } from '../../features/panels/compare/ListChooser.tsx';
import { type LongList, useChosenList, useChosenListTexts } from '../../features/panels/compare/useChosenList.ts';
import { type ChosenList, useComparedMenus } from '../../features/panels/compare/useComparedLists.ts';
import { FailureNotice } from '../../provider/FailureNotice.tsx';
import { useSsm } from '../../provider/useSsm.ts';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { RadioToggle } from '../../ui/choice/RadioToggle.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { ListPage, usePasteDialog } from '../compare/ListPage.tsx';

export interface EnrichmentPageProps {
  /** The `sub` of the signed-in person, whose panels can be tested. */
  readonly sub: string;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** The list, the background, the filters and the order. Without `onViewChange` only the initial view. */
  readonly view?: EnrichmentView | undefined;
  /** Called with each new view. Without it, the page holds the view itself. */
  readonly onViewChange?: ((view: EnrichmentView) => void) | undefined;
  /** Whether the address names a list that could not be read; default false. */
  readonly isListUnreadable?: boolean | undefined;
  /** The builder. Without it, the page tests panels and pasted lists, and adds nothing. */
  readonly builder?: Builder | undefined;
  /** Returns the address of a panel. With it, the name of the tested panel is a link. */
  readonly panelHref?: ((panelId: string) => string) | undefined;
  /** Called on a plain click on the name of the panel, instead of opening its address. */
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
  /** Returns the address of a reagent's sheet. With it, reagents are links. */
  readonly reagentHref?: ((seqId: string, version: AssayVersion) => string) | undefined;
  /** Called on a plain click on a reagent, instead of opening its address. */
  readonly onOpenReagent?: ((seqId: string, version: AssayVersion) => void) | undefined;
  /** Returns the address of the builder of a version. */
  readonly builderHref?: ((version: AssayVersion) => string) | undefined;
  /** Called on a plain click on a link to the builder, instead of opening its address. */
  readonly onOpenBuilder?: ((version: AssayVersion) => void) | undefined;
}

type Place = 'list' | 'background';

const backgrounds = ['menu', 'annotated', 'list'] as const;

/** Tests which gene sets are more frequent in a list than in what the assay measures. */
export function EnrichmentPage(props: EnrichmentPageProps) {
  return (
    <FeatureBoundary>
      <LiveEnrichmentPage {...props} />
    </FeatureBoundary>
  );
}

function LiveEnrichmentPage(props: EnrichmentPageProps) {
  const { sub, group, builder, isListUnreadable = false, view: given, onViewChange, panelHref, onOpenPanel } = props;
  const { strings } = useSsm();
  const texts = useEnrichmentTexts();
  const ofList = useChosenListTexts();
  const nameOfSet = useCollectionName();
  const [own, setOwn] = useState(given ?? noEnrichment);
  const view = onViewChange === undefined ? own : (given ?? noEnrichment);
  const changeView = onViewChange ?? setOwn;
  const [long, setLong] = useState<Readonly<Partial<Record<Place, LongList>>>>({});

  const { background } = view;
  const isOwnBackground = background.kind === 'list';
  const list = useChosenList(view.list, long.list, props);
  const backgroundList = useChosenList(
    isOwnBackground ? background.list : null,
    isOwnBackground ? long.background : undefined,
    props,
  );
  const version = list?.version;
  const menus = useComparedMenus(assayVersions);
  const { isOffered, itself, outcome, ...loading } = useEnrichment({
    sub,
    version,
    seqIds: list?.missing === undefined ? list?.seqIds : undefined,
    background: background.kind,
    backgroundSeqIds: backgroundList?.missing === undefined ? backgroundList?.seqIds : undefined,
    menu: version && menus.tables[version],
  });
  const error = loading.error ?? menus.error;
  const versionText = version === undefined ? '' : strings.version[version];
  const backgroundText =
    backgroundList === undefined || background.kind !== 'list'
      ? texts.file.backgrounds[background.kind](versionText)
      : texts.file.backgrounds.list(`${backgroundList.name} (${backgroundList.kind})`);

  function retry(): void {
    loading.retry();
    menus.retry();
  }

  /** Puts a list of the address in place, and forgets a long one. */
  function choose(place: Place, reference: ListReference | null, longList?: LongList): void {
    setLong({ ...long, [place]: longList });
    if (place === 'background') changeView({ ...view, background: { kind: 'list', list: reference } });
    else changeView({ ...noEnrichment, list: reference, background: view.background });
  }

  const { open, dialog } = usePasteDialog<Place>((seqIds, { place, version: of }) => {
    const reference = pastedList(of, seqIds);
    choose(place, reference ?? null, reference === undefined ? { version: of, seqIds } : undefined);
  });

  function chooser(place: Place, versions: readonly AssayVersion[]) {
    const isList = place === 'list';
    return (
      <AddList
        group={group}
        sub={sub}
        builder={builder}
        label={isList ? texts.choose : texts.chooseBackground}
        placeholder={ofList.placeholder}
        onAdd={(chosen) => choose(place, chosen)}
      >
        {versions.map((each) => (
          <Button
            key={each}
            onPress={() => open({ place, version: each, takeLabel: isList ? texts.takePasted : texts.takeBackground })}
          >
            {ofList.paste(strings.version[each])}
          </Button>
        ))}
      </AddList>
    );
  }

  function line(place: Place, of: ChosenList) {
    const ofBackground = { list: texts.backgroundList, another: texts.anotherBackground, empty: texts.emptyBackground };
    return (
      <ChosenListLine
        texts={place === 'list' ? texts : { ...texts, ...ofBackground }}
        list={of}
        panelHref={panelHref}
        onOpenPanel={onOpenPanel}
        onLeave={() => choose(place, null)}
      />
    );
  }

  const isReady = list?.seqIds !== undefined && list.seqIds.length > 0 && list.missing === undefined;
  const isBackgroundReady = !isOwnBackground || (backgroundList?.seqIds?.length ?? 0) > 0;
  const isAwaited = outcome === undefined && error === undefined && isOffered !== false;

  function test(of: ChosenList) {
    if (isOffered === false) return <p role="status">{texts.notOffered}</p>;
    return (
      <>
        <section className="ssm-Enrichment-terms" aria-label={texts.background}>
          <div className="ssm-Compare-key" data-print="no">
            <span aria-hidden="true">{texts.background}</span>
            <RadioToggle
              label={texts.background}
              options={backgrounds.map((value) => ({ value, label: texts.backgrounds[value] }))}
              value={background.kind}
              onChange={(kind) => {
                if (kind === background.kind) return;
                changeView({ ...view, background: kind === 'list' ? { kind, list: null } : { kind } });
              }}
            />
          </div>
          <p className="ssm-Panel-hint">
            {texts.backgroundHints[background.kind](versionText)} {texts.noGenome}
          </p>
          {isOwnBackground &&
            (backgroundList === undefined
              ? chooser('background', [of.version ?? 'V_7K'])
              : line('background', backgroundList))}
          {isOwnBackground && long.background !== undefined && background.list === null && (
            <p className="ssm-Panel-note">{ofList.tooLong}</p>
          )}
        </section>
        {error !== undefined && <FailureNotice error={error} className="ssm-Panel-note" onRetry={retry} />}
        {itself.length > 0 && (
          <p className="ssm-Panel-hint">{texts.itself(itself.join(strings.values.listSeparator))}</p>
        )}
        {!isBackgroundReady && <p role="status">{texts.needsBackground}</p>}
        {isBackgroundReady && isAwaited && <Progress label={texts.loading} />}
        {outcome !== undefined && of.version !== undefined && of.seqIds !== undefined && (
          <EnrichmentResult
            {...props}
            outcome={outcome}
            list={{
              name: of.name,
              kind: of.kind,
              version: of.version,
              seqIds: of.seqIds,
              isBuilder: of.reference.kind === 'builder',
            }}
            backgroundText={backgroundText}
            view={view}
            onViewChange={changeView}
            nameOfSet={nameOfSet}
            nameOf={menus.nameOf}
            builder={builder}
            renderUndo={(into, each) => <UndoAdding builder={into} version={each} />}
          />
        )}
      </>
    );
  }

  return (
    <ListPage
      component="EnrichmentPage"
      title={strings.shell.pages.enrichment}
      intro={texts.intro}
      unreadable={isListUnreadable ? ofList.unreadable : undefined}
    >
      {list === undefined ? chooser('list', assayVersions) : line('list', list)}
      {long.list !== undefined && view.list === null && <p className="ssm-Panel-note">{ofList.tooLong}</p>}
      {list !== undefined && isReady && test(list)}
      {dialog}
    </ListPage>
  );
}
