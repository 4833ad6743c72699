import type { BinCount, Group, MeasureSummary, Quartiles } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { useFigures } from '../view/useFigures.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import type { MeasureWords } from './useMeasureWords.ts';

export interface MeasureTableProps {
  readonly id: string;
  readonly summary: MeasureSummary;
  readonly words: MeasureWords;
  readonly group: Group;
}

/** Everything that a plot shows, as numbers. */
export function MeasureTable({ id, summary, words, group }: MeasureTableProps) {
  const { countText } = useSsm();
  const { summary: texts } = usePanelViewTexts();
  const { edge } = useFigures();
  const { panel, catalogue, bins } = summary;

  function range({ from, to }: BinCount): string {
    if (from !== null && to !== null) return texts.rangeFromTo(edge(from), edge(to));
    if (to !== null) return texts.rangeBelow(edge(to));
    return from === null ? texts.rangeAll : texts.rangeFrom(edge(from));
  }

  function quartile(title: string, of: keyof Quartiles) {
    const known = (quartiles: Quartiles | null) => (quartiles === null ? texts.notKnown : words.value(quartiles[of]));
    return (
      <tr>
        <th scope="row">{title}</th>
        <td>{known(panel.quartiles)}</td>
        <td>{known(catalogue.quartiles)}</td>
      </tr>
    );
  }

  return (
    <table id={id} className="ssm-Panel-table" aria-label={texts.tableName(words.name)}>
      <thead>
        <tr>
          <th scope="col">{texts.range}</th>
          <th scope="col">{texts.thisPanel(group)}</th>
          <th scope="col">{texts.catalogue}</th>
        </tr>
      </thead>
      <tbody>
        {bins.map((bin) => (
          <tr key={bin.from ?? 'below'}>
            <th scope="row">{range(bin)}</th>
            <td>{countText(bin.panel)}</td>
            <td>{countText(bin.catalogue)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{texts.noValue}</th>
          <td>{countText(panel.missing)}</td>
          <td>{countText(catalogue.missing)}</td>
        </tr>
      </tbody>
      <tbody>
        {quartile(texts.lowerQuartile, 'lower')}
        {quartile(texts.median, 'median')}
        {quartile(texts.upperQuartile, 'upper')}
      </tbody>
    </table>
  );
}
