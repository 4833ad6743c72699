import { useCallback, useEffect, useRef } from 'react';
import {
  type AnalyteSheet,
  type AssayVersion,
  analyteSheetQuery,
  type Builder,
  type Group,
  type SatError,
} from 'ssm-core';
import { checkGiven, type ExpectedOf, isWorthRetrying, missingReagent } from 'ssm-core/internal';
import { ReagentChoice } from '../../features/builder/parts/ReagentChoice.tsx';
import { expectedOfSheetPage } from '../../features/sheet/expectedOfSheet.ts';
import { SpecSheet, type SpecSheetProps } from '../../features/sheet/SpecSheet.tsx';
import { useSheetTexts, useSheetWords } from '../../features/sheet/useSheetWords.ts';
import { FailureNotice } from '../../provider/FailureNotice.tsx';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useIsSlow } from '../../ui/hooks/useDebounced.ts';
import { useLatest } from '../../ui/hooks/useMemoFromPrevious.ts';
import { useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { SheetBuilder } from './SheetBuilder.tsx';
import { SheetMissing } from './SheetMissing.tsx';
import { type OwnPanels, SheetPanels } from './SheetPanels.tsx';
import { SheetSteps } from './SheetSteps.tsx';

export interface SpecSheetPageProps
  extends Pick<SpecSheetProps, 'databases' | 'readAddress' | 'sheetHref' | 'onOpenSheet'> {
  /** SeqId of the reagent. */
  readonly seqId: string;
  /** The assay version of the catalogue. */
  readonly version: AssayVersion;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** The builder. With it, the reagent can be added to the list of its version. */
  readonly builder?: Builder | undefined;
  /** The panels of the person. With them, the sheet lists the panels that contain the reagent. */
  readonly panels?: OwnPanels | undefined;
  /** Whether the person may select reagents. If the person may not, the page says how to request access. */
  readonly allowsSelection?: boolean | undefined;
  /** SeqIds of the list that the user came from. With them, the page links to the previous and next reagent. */
  readonly list?: readonly string[] | undefined;
  /** Called when the user steps along the list; default `onOpenSheet`. */
  readonly onStep?: ((seqId: string, version: AssayVersion) => void) | undefined;
  /** Address of the menu, to which the page links if the reagent does not exist. */
  readonly menuHref?: string | undefined;
  /** Called on a plain click on the link to the menu, instead of opening its address. */
  readonly onOpenMenu?: (() => void) | undefined;
  /** Called with the loaded sheet and its title, so that the host can set titles. */
  readonly onOpened?: ((sheet: AnalyteSheet, title: string) => void) | undefined;
}

/** Loads and shows the spec sheet of one reagent. */
export function SpecSheetPage(props: SpecSheetPageProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkGiven('<SpecSheetPage>', props, expectedOfSheetPage satisfies () => ExpectedOf<SpecSheetPageProps>);
  }
  const sheets = useRef<HTMLDivElement>(null);
  // Moves the focus from a sheet that is replaced to the heading of the next sheet.
  const restoredFocus = useRestoredFocus(sheets, nextFocus);
  return (
    <FeatureBoundary>
      <div ref={sheets} {...restoredFocus}>
        <LiveSpecSheetPage key={`${props.version} ${props.seqId}`} {...props} />
      </div>
    </FeatureBoundary>
  );
}

function nextFocus(page: HTMLElement): HTMLElement | null {
  return page.querySelector<HTMLElement>('h1') ?? page.querySelector('button');
}

function LiveSpecSheetPage(props: SpecSheetPageProps) {
  const { seqId, version, group, builder, allowsSelection = false, list, sheetHref, onOpenSheet, onOpened } = props;
  const { onStep = onOpenSheet } = props;
  const { client, strings } = useSsm();
  const texts = useSheetTexts();
  const words = useSheetWords();
  const { data, error, refetch } = useSatQuery(analyteSheetQuery(client, { version, seqId, loading: 'local' }));
  const frame = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(frame, nextFocus);
  const title = data && texts.title(data.analyte.seqId, words.nameOf(data.analyte));
  const latestOnOpened = useLatest(onOpened);
  useEffect(() => {
    if (data !== undefined && title !== undefined) latestOnOpened.current?.(data, title);
  }, [latestOnOpened, data, title]);

  function content() {
    if (data !== undefined) {
      return (
        <SpecSheet
          sheet={data}
          databases={props.databases}
          readAddress={props.readAddress}
          sheetHref={sheetHref}
          onOpenSheet={onOpenSheet}
          renderChoice={
            builder && allowsSelection
              ? (each, ofProtein) => (
                  <ReagentChoice {...{ builder, version, group, ofProtein }} seqId={each} isDescribed={false} />
                )
              : undefined
          }
          holders={props.panels && <SheetPanels {...props.panels} seqId={seqId} group={group} />}
          actions={
            <>
              {builder && allowsSelection && <SheetBuilder {...{ builder, version, group, seqId }} />}
              {!allowsSelection && <span className="ssm-Sheet-reason">{strings.menu.requestAccessToSelect}</span>}
            </>
          }
        />
      );
    }
    const missing = error && missingReagent(error);
    if (missing !== null) {
      return (
        <SheetMissing
          seqId={seqId}
          version={version}
          missing={missing}
          open={{ sheetHref, onOpenSheet }}
          menuHref={props.menuHref}
          onOpenMenu={props.onOpenMenu}
        />
      );
    }
    return <AwaitedSheet {...{ seqId, version, error }} onRetry={() => void refetch()} />;
  }

  return (
    <div ref={frame} className="ssm-MenuPage" data-component="SpecSheetPage" {...restoredFocus}>
      {list && sheetHref && onStep && <SheetSteps {...{ seqId, version, list, sheetHref, onStep }} />}
      {content()}
    </div>
  );
}

interface AwaitedSheetProps extends Pick<SpecSheetPageProps, 'seqId' | 'version'> {
  readonly error: SatError | null;
  readonly onRetry: () => void;
}

const skeletons = ['identity', 'assay', 'plasma', 'serum', 'evidence'];

function AwaitedSheet({ seqId, version, error, onRetry }: AwaitedSheetProps) {
  const { client, queryClient, strings } = useSsm();
  const texts = useSheetTexts();
  const { queryKey } = analyteSheetQuery(client, { version, seqId });
  const isFetching = useSatQuery(analyteSheetQuery(client, { version, seqId, loading: 'local' })).isFetching;
  const isSlow = useIsSlow(isFetching);
  const cancel = useCallback(() => void queryClient.cancelQueries({ queryKey }), [queryClient, queryKey]);
  return (
    <>
      <h1 className="ssm-MenuPage-title" tabIndex={-1}>
        {seqId}
      </h1>
      {isFetching && (
        <>
          <Progress label={texts.loading} />
          {skeletons.map((name) => (
            <span key={name} className="ssm-Skeleton ssm-Sheet-awaited" aria-hidden="true" />
          ))}
        </>
      )}
      {!isFetching && error !== null && (
        <FailureNotice
          error={error}
          className="ssm-Panel-note"
          onRetry={isWorthRetrying(error) ? onRetry : undefined}
        />
      )}
      {!isFetching && error === null && (
        <div className="ssm-Panel-note">
          <p>{texts.loadingStopped}</p>
          <Button onPress={onRetry}>{strings.ui.retry}</Button>
        </div>
      )}
      {isSlow && <Button onPress={cancel}>{strings.ui.cancel}</Button>}
    </>
  );
}
