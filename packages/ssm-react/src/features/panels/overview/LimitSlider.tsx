import { useMemo, useRef } from 'react';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useSliderState } from 'react-stately/useSliderState';
import type { LimitScale } from 'ssm-core/internal';
import { VisuallyHidden } from '../../../ui/screen-reader/VisuallyHidden.tsx';

export interface LimitSliderProps {
  readonly scale: LimitScale;
  /** The number of bars above the slider. */
  readonly bars: number;
  readonly limit: number | null;
  readonly onLimit: (limit: number | null) => void;
  readonly label: string;
  /** The limit in words. */
  readonly valueText: string;
  /** Which side of the limit is beyond it. */
  readonly beyond: 'above' | 'below';
}

/**
 * A slider below the bars of a histogram, on the same axis. Axes of numbers run from left to right in every language,
 * so keys and pointer do too.
 */
export function LimitSlider(props: LimitSliderProps) {
  return (
    <I18nProvider locale="en">
      <LeftToRightSlider {...props} />
    </I18nProvider>
  );
}

const percent = (part: number): string => `${100 * part}%`;

function LeftToRightSlider({ scale, bars, limit, onLimit, label, valueText, beyond }: LimitSliderProps) {
  const track = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { step, least, most } = scale;
  const place = scale.placeOf(limit);
  const numberFormatter = useMemo(() => new Intl.NumberFormat('en'), []);
  const options = { 'aria-label': label, minValue: least, maxValue: most, step, value: place };
  const state = useSliderState<number>({
    ...options,
    numberFormatter,
    onChange: (next) => onLimit(scale.limitAt(next)),
  });
  const { groupProps, trackProps } = useSlider(options, state, track);
  const { thumbProps, inputProps } = useSliderThumb({ index: 0, trackRef: track, inputRef: input }, state);
  const [from, to] = beyond === 'above' ? [place, bars] : [0, place];
  return (
    <div {...groupProps} className="ssm-Overview-slider" data-print="no">
      {limit !== null && (
        <div
          className="ssm-Overview-beyond"
          aria-hidden="true"
          style={{ left: percent(from / bars), width: percent((to - from) / bars) }}
        />
      )}
      <div
        {...trackProps}
        ref={track}
        className="ssm-Overview-track"
        style={{ ...trackProps.style, left: percent(least / bars), width: percent((most - least) / bars) }}
      >
        <div {...thumbProps} className="ssm-Overview-thumb" data-set={limit !== null || undefined}>
          <VisuallyHidden>
            <input ref={input} {...inputProps} type="range" aria-valuetext={valueText} />
          </VisuallyHidden>
        </div>
      </div>
    </div>
  );
}
