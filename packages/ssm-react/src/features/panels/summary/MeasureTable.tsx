import type { Bin, Group, MeasureSummary, Quartiles } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { PartButton, type SummaryPartProps } from './PartButton.tsx';
import type { MeasureWords } from './useMeasureWords.ts';
import { usePartWords } from './usePartWords.ts';

export interface MeasureTableProps extends SummaryPartProps {
  readonly id: string;
  readonly summary: MeasureSummary;
  readonly words: MeasureWords;
  readonly group: Group;
}

export function MeasureTable({ id, summary, words, group, part, onPart }: MeasureTableProps) {
  const { countText } = useSsm();
  const { summary: texts } = usePanelViewTexts();
  const { range } = usePartWords();
  const { key, panel, catalogue, bins } = summary;

  /** Returns the count as a button with the action of the bar, because a bar may be too narrow for a finger. */
  function listed(bin: Bin | null, count: number) {
    if (!onPart || count === 0) return countText(count);
    return (
      <PartButton measure={key} bin={bin} count={count} part={part} onPart={onPart}>
        {countText(count)}
      </PartButton>
    );
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
            <th scope="row">{range(key, bin)}</th>
            <td>{listed({ from: bin.from, to: bin.to }, bin.panel)}</td>
            <td>{countText(bin.catalogue)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{texts.noValue}</th>
          <td>{listed(null, panel.missing)}</td>
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
