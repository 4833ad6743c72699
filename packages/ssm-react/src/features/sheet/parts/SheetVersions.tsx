import { useId, useMemo } from 'react';
import { type AnalyteLift, type AnalyteSheet, assayVersions } from 'ssm-core';
import { concordanceBand } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { type OpenSheet, SheetLink } from '../SheetLink.tsx';
import { useSheetTexts } from '../useSheetWords.ts';

const matrices = ['plasma', 'serum'] as const;

export function SheetVersions({ sheet, open }: { readonly sheet: AnalyteSheet; readonly open: OpenSheet }) {
  const { strings } = useSsm();
  const { versions: texts } = useSheetTexts();
  const id = useId();
  const { version, otherVersion, lift, analyte } = sheet;
  const other = otherVersion?.version ?? assayVersions.find((each) => each !== version);
  return (
    <section className="ssm-Sheet-group" data-part="Versions" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      {otherVersion === null || other === undefined ? (
        <p>{texts.only(strings.version[version])}</p>
      ) : (
        <p>
          <span>{texts.both(strings.version[other])}</span>{' '}
          <SheetLink seqId={otherVersion.analyte.seqId} version={other} open={open}>
            {texts.open(analyte.seqId, strings.version[other])}
          </SheetLink>
        </p>
      )}
      {lift !== null && <Lift lift={lift} />}
    </section>
  );
}

function Lift({ lift }: { readonly lift: AnalyteLift }) {
  const { strings, locale } = useSsm();
  const { versions: texts } = useSheetTexts();
  const id = useId();
  const number = useMemo(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
    [locale],
  );
  const factor = (value: number | null) => (value === null ? texts.unknown : texts.factor(number.format(value)));
  const origin = [lift.source, lift.licence].filter((part) => part !== null).join(strings.values.listSeparator);

  function concordance(ccc: number | null): string {
    const band = concordanceBand(ccc);
    return ccc === null || band === null ? texts.unknown : `${number.format(ccc)} (${texts.bands[band]})`;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <div className="ssm-Sheet-scroller" role="group" aria-labelledby={id} tabIndex={0}>
      <table className="ssm-Sheet-table">
        <caption id={id}>
          <span>{texts.liftTitle}</span> {origin !== '' && <small>{`(${origin})`}</small>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.matrix}</th>
            <th scope="col">{texts.to7k}</th>
            <th scope="col">{texts.to11k}</th>
            <th scope="col">{texts.concordance}</th>
          </tr>
        </thead>
        <tbody>
          {matrices.map((matrix) => (
            <tr key={matrix}>
              <th scope="row">{texts.matrices[matrix]}</th>
              <td data-kind="number">{factor(lift[matrix].scaleTo7k)}</td>
              <td data-kind="number">{factor(lift[matrix].scaleTo11k)}</td>
              <td data-kind="number">{concordance(lift[matrix].ccc)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
