import { bestValue, derivationOf, filledLines, reportedValue } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import { derivedText } from '../../../strings/format.ts';
import { translateOf } from '../../../ui/grid/gridPlaces.ts';
import { useSheetTexts, useSheetWords } from '../useSheetWords.ts';
import { ReagentName, type SharingReagentsProps } from './SharingReagents.tsx';

/** Compares the reagents for a protein where there is no room for a table. Says the best value of each line in words. */
export function ReagentCards({ sheet, open, renderChoice }: SharingReagentsProps) {
  const { strings } = useSsm();
  const texts = useSheetTexts();
  const words = useSheetWords();
  const analytes = [sheet.analyte, ...sheet.reagents.map(({ analyte }) => analyte)];
  const ofProtein = analytes.map(({ seqId }) => seqId);
  const lines = filledLines(analytes);
  const best = new Map(lines.map((line) => [line.key, bestValue(analytes, line)]));
  const derived = sheet.measures.flatMap((measure) => {
    const derivation = derivationOf(measure);
    const isShown = lines.some(({ key }) => key === measure.column);
    return derivation === undefined || !isShown ? [] : [{ column: measure.column, derivation }];
  });
  return (
    <>
      {sheet.reagents.length === 0 && <p>{texts.reagents.none}</p>}
      <ul className="ssm-Preview-cards" aria-label={texts.reagents.title}>
        {analytes.map((analyte) => (
          <li key={analyte.seqId} aria-current={analyte === sheet.analyte || undefined}>
            <div className="ssm-Preview-card">
              <p>
                <ReagentName sheet={sheet} analyte={analyte} open={open} />
              </p>
              {renderChoice?.(analyte.seqId, ofProtein)}
            </div>
            <dl>
              {lines.map(({ key, best: end }) => {
                const value = reportedValue(analyte, key);
                const isBest = end !== null && value !== null && value === best.get(key);
                return (
                  <div key={key}>
                    <dt>{columnStrings(strings, key).title}</dt>
                    <dd data-missing={value === null || undefined} data-best={isBest || undefined}>
                      <span translate={translateOf(key)}>{words.value(analyte, key)}</span>
                      {isBest && <small> {texts.reagents[end]}</small>}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
      {derived.map(({ column, derivation }) => (
        <p key={column} className="ssm-Preview-derived">
          {`${columnStrings(strings, column).title}: ${texts.derivedFrom(derivedText(strings, derivation))}`}
        </p>
      ))}
    </>
  );
}
