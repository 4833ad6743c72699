/** The charts of a panel's summary. Each draws what it has numbers for, as figures with a sentence that says the same. */
import type { ComponentType } from 'react';
import type { Group, PanelStatistics } from 'ssm-core';
import type { MeasureTitle } from '../../../provider/useMeasureTitle.ts';
import { MeasureFigure } from './MeasureFigure.tsx';
import type { SummaryPartProps } from './SummaryPartProps.ts';

export interface ChartProps extends SummaryPartProps {
  readonly summary: PanelStatistics;
  readonly group: Group;
  readonly titleOf: MeasureTitle;
}

/** Each measure that the catalogue has, against the whole catalogue. */
function Measures({ summary, ...props }: ChartProps) {
  const known = summary.measures.filter(({ catalogue }) => catalogue.known > 0);
  return known.map((measure) => <MeasureFigure key={measure.key} summary={measure} {...props} />);
}

/** In the order in which they are drawn. */
export const charts: Readonly<Record<string, ComponentType<ChartProps>>> = { measures: Measures };
