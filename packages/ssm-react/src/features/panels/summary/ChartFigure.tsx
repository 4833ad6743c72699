import { type ReactNode, useId } from 'react';

export interface ChartFigureProps {
  readonly title: string;
  /** `data-part`, by which a portal's style sheet finds it. */
  readonly part: string;
  readonly children: ReactNode;
}

/**
 * The frame of a chart with its title. Inside, an svg in an element of the class ssm-Panel-plot takes the width that there is, and shapes with
 * `data-of` (panel, catalogue, axis) have the colours of all charts, also where the device forces colours.
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
