import type { ListComparison } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { useCompareTexts } from './useCompareTexts.ts';

export interface DiagramProps {
  /** Comparison of two or three lists. */
  readonly comparison: ListComparison;
  readonly letters: readonly string[];
}

type Point = readonly [x: number, y: number];

interface Shape {
  readonly circles: readonly Point[];
  readonly letters: readonly Point[];
  /** Places of the exact counts, by the indices of the lists. */
  readonly counts: Readonly<Record<string, Point>>;
}

const radius = 72;
const size = { width: 320, height: 240 };

const shapes: Readonly<Record<number, Shape>> = {
  2: {
    circles: [
      [118, 120],
      [202, 120],
    ],
    letters: [
      [62, 52],
      [258, 52],
    ],
    counts: { '0': [84, 120], '1': [236, 120], '0,1': [160, 120] },
  },
  3: {
    circles: [
      [124, 92],
      [196, 92],
      [160, 150],
    ],
    letters: [
      [46, 42],
      [274, 42],
      [160, 236],
    ],
    counts: {
      '0': [90, 78],
      '1': [230, 78],
      '2': [160, 194],
      '0,1': [160, 60],
      '0,2': [112, 138],
      '1,2': [208, 138],
      '0,1,2': [160, 112],
    },
  },
};

/** A diagram of two or three circles with the exact counts. Screen readers read the table of combinations instead. */
export function Diagram({ comparison, letters }: DiagramProps) {
  const { countText } = useSsm();
  const texts = useCompareTexts();
  const shape = shapes[letters.length];
  if (shape === undefined) return null;
  const exact = new Map(comparison.parts.map(({ lists, keys }) => [lists.join(), keys.length]));
  return (
    <figure className="ssm-Compare-diagram">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {shape.circles.map(([x, y], index) => (
          <circle key={letters[index]} cx={x} cy={y} r={radius} />
        ))}
        {shape.letters.map(([x, y], index) => (
          <text key={letters[index]} x={x} y={y} data-part="Letter">
            {letters[index]}
          </text>
        ))}
        {Object.entries(shape.counts).map(([lists, [x, y]]) => (
          <text key={lists} x={x} y={y}>
            {countText(exact.get(lists) ?? 0)}
          </text>
        ))}
      </svg>
      <figcaption className="ssm-Panel-hint">{texts.diagram}</figcaption>
    </figure>
  );
}
