import { zoomOf } from '../../../../ui/overlay/cssZoom.ts';
import { allowedWidth } from '../../layout/columnLayout.ts';

export interface ResizeDrag {
  /** The handle that the pointer took. */
  readonly handle: HTMLElement;
  readonly pointerId: number;
  /** clientX where the pointer took it. */
  readonly startX: number;
  readonly width: number;
  readonly isRightToLeft: boolean;
  /** Shows a width while the pointer moves. */
  readonly onPreview: (width: number) => void;
  /** Once, with the width to keep; the old one when the drag was cancelled. */
  readonly onEnd: (width: number) => void;
}

/** Follows the pointer until it lets go. Escape or a lost pointer gives the old width back. */
export function resizeColumn(drag: ResizeDrag): void {
  const { handle, pointerId, startX, isRightToLeft } = drag;
  const ended = new AbortController();
  const zoom = zoomOf(handle);
  let { width } = drag;
  const end = (kept: number): void => {
    if (ended.signal.aborted) return;
    ended.abort();
    delete handle.dataset['dragging'];
    drag.onEnd(kept);
  };
  handle.setPointerCapture(pointerId);
  handle.dataset['dragging'] = '';
  const { signal } = ended;
  handle.addEventListener(
    'pointermove',
    (event) => {
      const moved = ((event.clientX - startX) * (isRightToLeft ? -1 : 1)) / zoom;
      width = allowedWidth(drag.width + moved);
      drag.onPreview(width);
    },
    { signal },
  );
  handle.addEventListener('pointerup', () => end(width), { signal });
  handle.addEventListener('lostpointercapture', () => end(drag.width), { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(drag.width), { signal });
}
