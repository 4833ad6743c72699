import { type ReactNode, useDeferredValue, useId, useRef } from 'react';
import type { AnalyteSheet, DatabaseLink } from 'ssm-core';
import { checkGiven, type ExpectedOf } from 'ssm-core/internal';
import { DemoLabel } from '../../provider/DemoLabel.tsx';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { menuNotes } from '../../strings/en/menuNotes.ts';
import { otherVersionName, withdrawnByOtherText } from '../../strings/otherVersionText.ts';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { useUi } from '../../ui/UiContext.ts';
import { expectedOfSheet } from './expectedOfSheet.ts';
import { CopyCitation } from './parts/CopyCitation.tsx';
import { MeasuresTable } from './parts/MeasuresTable.tsx';
import { type RenderChoice, SharingReagents } from './parts/SharingReagents.tsx';
import { SheetDatabases } from './parts/SheetDatabases.tsx';
import { SheetGroup } from './parts/SheetGroup.tsx';
import { HeadMeasures, SheetChips, SheetTitle } from './parts/SheetHead.tsx';
import { SheetOtherAssays } from './parts/SheetOtherAssays.tsx';
import { SheetOwnColumns } from './parts/SheetOwnColumns.tsx';
import { SheetSets } from './parts/SheetSets.tsx';
import { SheetVersions } from './parts/SheetVersions.tsx';
import type { OpenSheet } from './SheetLink.tsx';
import { sheetGroups } from './sheetGroups.ts';
import { useSheetTexts } from './useSheetWords.ts';

export interface SpecSheetProps extends OpenSheet {
  /** The sheet as the server returned it. */
  readonly sheet: AnalyteSheet;
  /** External databases to link to; default none. */
  readonly databases?: readonly DatabaseLink[] | undefined;
  /** Returns the full address of the sheet for citations; default: the page's address. */
  readonly readAddress?: (() => string) | undefined;
  /** Shown after the gene sets of the reagent: the panels that contain the reagent. */
  readonly holders?: ReactNode;
  /** Shown beside the heading, before “Copy citation” and “Print”. */
  readonly actions?: ReactNode;
  /** Renders actions for each reagent for the same protein, such as a button that adds the reagent. */
  readonly renderChoice?: RenderChoice | undefined;
}

/** Number of groups rendered first. With the heading and the measures, they fill a window. */
const groupsAtOnce = 2;
const noDatabases: readonly DatabaseLink[] = [];
const pageAddress = (): string => window.location.href;

/** Shows what the catalogue knows of one reagent, and related reagents. */
export function SpecSheet(props: SpecSheetProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkGiven('<SpecSheet>', props, expectedOfSheet satisfies () => ExpectedOf<SpecSheetProps>);
  }
  return (
    <FeatureBoundary>
      <LiveSpecSheet {...props} />
    </FeatureBoundary>
  );
}

function LiveSpecSheet(props: SpecSheetProps) {
  const { sheet, databases = noDatabases, readAddress = pageAddress, actions, holders, sheetHref, onOpenSheet } = props;
  const { strings, countText } = useSsm();
  const texts = useSheetTexts();
  const reagentsId = useId();
  const reagentsHeading = useRef<HTMLHeadingElement>(null);
  const notes = useLateTexts('menuNotes', menuNotes);
  const { analyte, version, revision, isDemo, measures } = sheet;
  const { isScripted } = useUi();
  // Renders the parts below the window's edge after the first paint.
  const isWhole = useDeferredValue(true, !isScripted);
  const groups = sheetGroups(version);
  const open: OpenSheet = { sheetHref, onOpenSheet };
  const count = sheet.reagents.length + 1;
  const counted = texts.head.reagents(count, countText(count));

  function showReagents(): void {
    reagentsHeading.current?.focus();
    reagentsHeading.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <article className="ssm-Sheet" data-component="SpecSheet" aria-busy={!isWhole || undefined}>
      <div className="ssm-MenuPage-header ssm-Sheet-head" data-part="Header">
        <h1 className="ssm-MenuPage-title ssm-Sheet-title" tabIndex={-1}>
          <SheetTitle analyte={analyte} />
        </h1>
        <div className="ssm-MenuPage-actions" role="group" aria-label={texts.actions}>
          {actions}
          <CopyCitation sheet={sheet} readAddress={readAddress} />
          <Button onPress={() => window.print()}>{texts.print}</Button>
        </div>
      </div>
      <SheetChips sheet={sheet}>
        {count > 1 ? (
          <Link href={`#${reagentsId}`} onFollow={showReagents}>
            {counted}
          </Link>
        ) : (
          counted
        )}
      </SheetChips>
      <p className="ssm-Sheet-revision">
        <span>{texts.revision(strings.version[version], revision)}</span>
        {isDemo && <DemoLabel />}
      </p>
      {sheet.withdrawnByOther && (
        <p className="ssm-Panel-note" data-part="WithdrawnByOther">
          {withdrawnByOtherText(notes, otherVersionName(strings, version), sheet.withdrawnByOther)}
        </p>
      )}
      <HeadMeasures measures={measures} />
      <SharingReagents
        sheet={sheet}
        open={open}
        renderChoice={props.renderChoice}
        headingId={reagentsId}
        headingRef={reagentsHeading}
      />
      <MeasuresTable measures={measures} />
      {(isWhole ? groups : groups.slice(0, groupsAtOnce)).map(({ name, keys }) => (
        <SheetGroup
          key={name}
          name={name}
          title={texts.groups[name]}
          keys={keys}
          analyte={analyte}
          measures={measures}
        />
      ))}
      {isWhole && (
        <>
          <SheetOwnColumns sheet={sheet} />
          <SheetSets sheet={sheet} />
          {holders}
          <SheetVersions sheet={sheet} open={open} />
          <SheetOtherAssays sheet={sheet} />
          <SheetDatabases analyte={analyte} databases={databases} />
        </>
      )}
      <p className="ssm-Sheet-cut" data-print="only">
        {texts.cutInPrint}
      </p>
    </article>
  );
}
