import { useId, useRef } from 'react';
import { type Analyte, type AnalyteSheet, type AssayVersion, analyteSheetQuery, type ColumnKey } from 'ssm-core';
import { derivationOf, isMeasure, isWorthRetrying, reportedValue } from 'ssm-core/internal';
import { FailureNotice } from '../../provider/FailureNotice.tsx';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { columnStrings } from '../../strings/columnStrings.ts';
import { derivedText } from '../../strings/format.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useDebounced } from '../../ui/hooks/useDebounced.ts';
import { useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { ReagentCards } from './parts/ReagentCards.tsx';
import type { RenderChoice } from './parts/SharingReagents.tsx';
import { type OpenSheet, SheetLink } from './SheetLink.tsx';
import { isNowhereMeasured, sheetGroups } from './sheetGroups.ts';
import { useSheetTexts, useSheetWords } from './useSheetWords.ts';

export type PreviewPart = 'facts' | 'reagents';

export interface SheetPreviewProps {
  readonly analyte: Analyte;
  readonly version: AssayVersion;
  readonly loaded: { readonly has: (key: ColumnKey) => boolean };
  readonly open: OpenSheet;
  /** The tab that is shown. */
  readonly part: PreviewPart;
  readonly onPart: (part: PreviewPart) => void;
  /** Renders actions for each reagent for the same protein, such as a button that adds the reagent. */
  readonly renderChoice?: RenderChoice | undefined;
}

/** Debounces requests while the user moves through rows with arrow keys. */
const restMs = 150;

const setColumns = ['diseases', 'pathways'] as const;

const toItself = (body: HTMLElement): HTMLElement => body;

function useRestedSheet(seqId: string, version: AssayVersion) {
  const { client, requestPath } = useSsm();
  const rested = useDebounced(seqId, restMs);
  const isAsked = requestPath === 'secured';
  const isResting = rested === seqId;
  const query = analyteSheetQuery(client, { version, seqId: rested, loading: 'local' });
  const { data, error, refetch } = useSatQuery(query, { isEnabled: isAsked && isResting });
  return {
    isAsked,
    sheet: isResting ? data : undefined,
    error: isResting && data === undefined ? error : null,
    retry: () => void refetch(),
  };
}

export function SheetPreview(props: SheetPreviewProps) {
  const { analyte: listed, version, loaded, open, part, onPart, renderChoice } = props;
  const { seqId } = listed;
  const texts = useSheetTexts();
  const words = useSheetWords();
  const id = useId();
  const { isAsked, sheet, error, retry } = useRestedSheet(seqId, version);
  const body = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(body, toItself);
  const analyte: Analyte = sheet === undefined ? listed : { ...sheet.analyte, ...listedOf(listed, loaded) };
  const isKnown = (key: ColumnKey) => sheet !== undefined || loaded.has(key);
  const isBelow = (key: ColumnKey) => key !== 'seqId' && (key !== 'fullName' || reportedValue(analyte, key) === null);
  const facts = { analyte, isKnown, sheet, isPlaced: isAsked };
  const groups = (
    <>
      {sheetGroups(version).map(({ name, keys }) => (
        <FactGroup key={name} title={texts.groups[name]} keys={keys.filter(isBelow)} {...facts} />
      ))}
      <FactGroup title={texts.sets.title} keys={setColumns} {...facts} />
    </>
  );
  return (
    <>
      <div className="ssm-Preview-header" data-part="Header">
        <h2 id={id}>{texts.title(seqId, words.nameOf(analyte))}</h2>
        {open.sheetHref !== undefined && (
          <SheetLink seqId={seqId} version={version} open={open}>
            {texts.preview.open}
          </SheetLink>
        )}
      </div>
      <div
        ref={body}
        className="ssm-Preview-body"
        data-part="Body"
        role="group"
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        {...restoredFocus}
      >
        {error !== null && (
          <FailureNotice
            error={error}
            className="ssm-Panel-note"
            onRetry={isWorthRetrying(error) ? retry : undefined}
          />
        )}
        {isAsked ? (
          <Tabs
            label={texts.preview.title}
            tabs={[
              { value: 'facts', label: texts.preview.facts },
              { value: 'reagents', label: texts.preview.reagents },
            ]}
            value={part}
            onChange={onPart}
          >
            {part === 'facts' && error === null && <Relations sheet={sheet} onCompare={() => onPart('reagents')} />}
            {part === 'facts' && groups}
            {part === 'reagents' &&
              (sheet === undefined ? (
                error === null && <p>{texts.preview.placing}</p>
              ) : (
                <ReagentCards sheet={sheet} open={open} renderChoice={renderChoice} />
              ))}
          </Tabs>
        ) : (
          groups
        )}
      </div>
    </>
  );
}

/** Returns the values of the table, which the reader sees, without the columns that are not loaded. */
function listedOf(listed: Analyte, loaded: SheetPreviewProps['loaded']): Analyte {
  const known = Object.entries(listed).filter(([key]) => loaded.has(key as ColumnKey));
  return { ...(Object.fromEntries(known) as Partial<Analyte>), seqId: listed.seqId };
}

interface RelationsProps {
  readonly sheet: AnalyteSheet | undefined;
  readonly onCompare: () => void;
}

/** Shows the relations of a reagent. Reserves two lines while they load. */
function Relations({ sheet, onCompare }: RelationsProps) {
  const { strings, countText } = useSsm();
  const { preview: texts, versions } = useSheetTexts();
  const { length } = sheet?.reagents ?? [];
  const sharing = texts.sharing(length, countText(length));
  return (
    <div className="ssm-Preview-relations" data-part="Relations">
      {sheet === undefined ? (
        <p>{texts.placing}</p>
      ) : (
        <>
          {length === 0 ? (
            <p>{sharing}</p>
          ) : (
            <Button size="small" variant="quiet" onPress={onCompare}>
              {sharing}
            </Button>
          )}
          <p>
            {sheet.otherVersion === null
              ? versions.only(strings.version[sheet.version])
              : versions.both(strings.version[sheet.otherVersion.version])}
          </p>
        </>
      )}
    </div>
  );
}

interface FactGroupProps {
  readonly title: string;
  readonly keys: readonly ColumnKey[];
  readonly analyte: Analyte;
  readonly isKnown: (key: ColumnKey) => boolean;
  readonly sheet: AnalyteSheet | undefined;
  /** Whether each measure has a line for its rank. The line is reserved until the rank is loaded. */
  readonly isPlaced: boolean;
}

function FactGroup({ title, keys, analyte, isKnown, sheet, isPlaced }: FactGroupProps) {
  const { strings } = useSsm();
  const texts = useSheetTexts();
  const words = useSheetWords();
  const id = useId();
  const placed = sheet?.measures.filter(({ column }) => keys.includes(column)) ?? [];
  const isUnmeasured = isNowhereMeasured(placed);

  function place(key: ColumnKey): string | undefined {
    const measure = placed.find(({ column }) => column === key);
    if (measure === undefined) return undefined;
    // Says this once, in the line of the first measure, so that nothing moves.
    if (isUnmeasured) return measure === placed[0] ? texts.standing.noneOfThese : undefined;
    const derivation = derivationOf(measure);
    const derived = derivation === undefined ? '' : ` ${texts.derivedFrom(derivedText(strings, derivation))}`;
    return words.standing(measure) + derived;
  }

  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>{columnStrings(strings, key).title}</dt>
            <dd data-missing={reportedValue(analyte, key) === null || undefined}>
              {isKnown(key) ? words.value(analyte, key) : texts.preview.awaited}
            </dd>
            {isPlaced && isMeasure(key) && <dd data-part="Place">{place(key)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
