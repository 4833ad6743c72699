import { type ReactNode, useId } from 'react';

export interface ChartFigureProps {
  readonly title: string;
  /** Value of `data-part`, for a portal's style sheet. */
  readonly part: string;
  readonly children: ReactNode;
}

/**
 * Frames a chart with its title. An svg inside `.ssm-Panel-plot` fills the width. Shapes with `data-of` (panel,
 * catalogue, axis) take the chart colours, also in forced-colors mode.
 */
export function ChartFigure({ title, part, children }: ChartFigureProps) {
  const id = useId();
  return (
    <figure className="ssm-Panel-figure" data-part={part} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {children}
    </figure>
  );
}
