import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useUi } from '../UiContext.ts';
import { useTooltip } from './useTooltip.ts';

interface TriggerProps {
  readonly 'aria-describedby'?: string | undefined;
  readonly onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

export interface TooltipProps {
  readonly text: string;
  readonly children: ReactElement<TriggerProps>;
}

/** Explains its child on hover and keyboard focus. Escape hides the tooltip. The pointer may move onto the tooltip. */
export function Tooltip({ text, children }: TooltipProps) {
  const { overlayContainer } = useUi();
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);
  const tooltip = useTooltip(bubble);
  const container = overlayContainer();
  const { props } = children;

  const trigger = cloneElement(children, {
    'aria-describedby': tooltip.isOpen ? joined(props['aria-describedby'], id) : props['aria-describedby'],
    onPointerEnter: both(props.onPointerEnter, tooltip.onPointerEnter),
    onPointerLeave: both(props.onPointerLeave, tooltip.onPointerLeave),
    onFocus: both(props.onFocus, tooltip.onFocus),
    onBlur: both(props.onBlur, tooltip.onBlur),
  });

  return (
    <>
      {trigger}
      {tooltip.isOpen &&
        container !== null &&
        createPortal(
          <div
            ref={bubble}
            id={id}
            role="tooltip"
            className="ssm-Tooltip"
            data-component="Tooltip"
            onPointerEnter={tooltip.onBubbleEnter}
            onPointerLeave={tooltip.onPointerLeave}
          >
            {text}
          </div>,
          container,
        )}
    </>
  );
}

function joined(...ids: readonly (string | undefined)[]): string {
  return ids.filter((id) => id !== undefined).join(' ');
}

function both<Event>(
  first: ((event: Event) => void) | undefined,
  second: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    first?.(event);
    second(event);
  };
}
