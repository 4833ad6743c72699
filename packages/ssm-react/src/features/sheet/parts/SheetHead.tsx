import type { ReactNode } from 'react';
import type { Analyte, AnalyteMeasure, AnalyteSheet } from 'ssm-core';
import { betterStandingOf, derivationOf, headMeasures, reportedValue } from 'ssm-core/internal';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import { menuNotes } from '../../../strings/en/menuNotes.ts';
import { derivedText } from '../../../strings/format.ts';
import { otherVersionName } from '../../../strings/otherVersionText.ts';
import { translateOf } from '../../../ui/grid/gridPlaces.ts';
import { useSheetTexts, useSheetWords } from '../useSheetWords.ts';

export function SheetTitle({ analyte }: { readonly analyte: Analyte }) {
  const { title } = useSheetTexts();
  const words = useSheetWords();
  const name = words.nameOf(analyte);
  const text = title(analyte.seqId, name);
  // A portal can have changed the text of the title.
  if (text !== `${analyte.seqId} ${name}`) return text;
  return (
    <>
      <span className="ssm-Sheet-seqId" translate="no">
        {analyte.seqId}
      </span>{' '}
      <span>{name}</span>
    </>
  );
}

const named = [
  ['gene', 'entrezGeneName'],
  ['accession', 'uniProtId'],
  ['dilution', 'dilutionGroup'],
] as const;

export interface SheetChipsProps {
  readonly sheet: Pick<AnalyteSheet, 'analyte' | 'version' | 'withdrawnByOther'>;
  /** The last chip, which counts the reagents for the protein. */
  readonly children?: ReactNode;
}

export function SheetChips({ sheet: { analyte, version, withdrawnByOther }, children }: SheetChipsProps) {
  const { strings } = useSsm();
  const { head: texts } = useSheetTexts();
  const words = useSheetWords();
  const notes = useLateTexts('menuNotes', menuNotes);
  return (
    <ul className="ssm-Sheet-chips" data-part="Chips" aria-label={texts.facts}>
      {named.map(([name, key]) =>
        reportedValue(analyte, key) === null ? null : (
          <li key={key}>
            <small>{texts[name]}</small> <span translate={translateOf(key)}>{words.value(analyte, key)}</span>
          </li>
        ),
      )}
      {withdrawnByOther && <li data-status="withdrawn">{notes.withdrawnTag(otherVersionName(strings, version))}</li>}
      {children !== undefined && <li>{children}</li>}
    </ul>
  );
}

function MeasureCard({ measure }: { readonly measure: AnalyteMeasure }) {
  const { strings } = useSsm();
  const texts = useSheetTexts();
  const words = useSheetWords();
  const { column, value, count } = measure;
  const standing = betterStandingOf(measure);
  const derivation = derivationOf(measure);
  return (
    <li>
      <p>{columnStrings(strings, column).title}</p>
      <p className="ssm-Sheet-cardValue" data-missing={value === null || undefined}>
        {value === null ? texts.notReported : words.measure(column, value)}
      </p>
      {standing !== null && (
        <svg className="ssm-Sheet-bar" aria-hidden="true" focusable="false">
          <rect data-of="track" width="100%" height="100%" />
          <rect data-of="reagent" width={`${(100 * standing.than) / count}%`} height="100%" />
        </svg>
      )}
      <p>{words.better(measure)}</p>
      {standing !== null && <small>{texts.head.ends[standing.end]}</small>}
      {derivation !== undefined && <small>{` ${texts.derivedFrom(derivedText(strings, derivation))}`}</small>}
    </li>
  );
}

/** Shows the measures that help most to choose a reagent. A measure that the catalogue lacks gives way to another. */
export function HeadMeasures({ measures }: { readonly measures: readonly AnalyteMeasure[] }) {
  const { head: texts } = useSheetTexts();
  const shown = headMeasures(measures);
  if (shown.length === 0) return <p className="ssm-Sheet-reason">{texts.none}</p>;
  return (
    <ul className="ssm-Sheet-cards" data-part="HeadMeasures" aria-label={texts.measures}>
      {shown.map((measure) => (
        <MeasureCard key={measure.column} measure={measure} />
      ))}
    </ul>
  );
}
