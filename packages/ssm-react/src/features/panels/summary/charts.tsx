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

function Measures({ summary, ...props }: ChartProps) {
  const known = summary.measures.filter(({ catalogue }) => catalogue.known > 0);
  return known.map((measure) => <MeasureFigure key={measure.key} summary={measure} {...props} />);
}

export const charts: Readonly<Record<string, ComponentType<ChartProps>>> = { measures: Measures };
