import { zoomOf } from '../../../../ui/overlay/cssZoom.ts';
import { allowedWidth } from '../../layout/columnLayout.ts';

export interface ResizeDrag {
  readonly handle: HTMLElement;
  readonly pointerId: number;
  readonly startX: number;
  readonly width: number;
  readonly isRightToLeft: boolean;
  readonly onPreview: (width: number) => void;
  /** Called once at the end with the new width. If the drag is cancelled, the width is the old one. */
  readonly onEnd: (width: number) => void;
}

/** Resizes a column with the pointer until the pointer is released. Escape or a lost pointer restores the old width. */
export function resizeColumn(drag: ResizeDrag): void {
  const { handle, pointerId, startX, isRightToLeft } = drag;
  const ended = new AbortController();
  const zoom = zoomOf(handle);
  let { width } = drag;
  const end = (final: number): void => {
    if (ended.signal.aborted) return;
    ended.abort();
    delete handle.dataset['dragging'];
    drag.onEnd(final);
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
