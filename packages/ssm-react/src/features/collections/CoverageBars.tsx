import { useSsm } from '../../provider/useSsm.ts';
import { useCollectionsTexts } from './useCollectionsTexts.ts';
import type { GeneCounts } from './useCoverageText.ts';

/** Draws the counts of the sentence beside it, which screen readers read instead. */
export function CoverageBars({ counts: { all, measured, held } }: { readonly counts: GeneCounts }) {
  const { strings, countText } = useSsm();
  const texts = useCollectionsTexts();
  const bars = [
    ...measured.map(({ version, count }) => ({ of: 'version', label: strings.version[version], count })),
    ...(held === undefined ? [] : [{ of: 'builder', label: texts.builderBar, count: held }]),
  ];
  return (
    <div className="ssm-Collections-bars" aria-hidden="true">
      {bars.map(({ of, label, count }) => (
        <div key={label} data-of={of}>
          <span>{label}</span>
          <svg focusable="false">
            <rect data-of="track" width="100%" height="100%" />
            <rect data-of="bar" width={`${all === 0 ? 0 : (100 * count) / all}%`} height="100%" />
          </svg>
          <span>{countText(count)}</span>
        </div>
      ))}
    </div>
  );
}
