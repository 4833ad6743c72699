export interface ReorderDrag {
  readonly header: HTMLElement;
  readonly pointerId: number;
  readonly startX: number;
  readonly indexAt: (clientX: number) => number;
  readonly onPreview: (index: number | undefined) => void;
  /** Called once, when the pointer has moved too far for a click. */
  readonly onBegin: () => void;
  readonly onDrop: (index: number) => void;
}

/** A movement of fewer CSS pixels counts as a click. */
const clickMovement = 6;

/**
 * Moves a column with the pointer until the pointer is released. Escape or a lost pointer leaves the column in its
 * place.
 */
export function reorderColumn(drag: ReorderDrag): void {
  const { header, pointerId, startX } = drag;
  const ended = new AbortController();
  const { signal } = ended;
  let index: number | undefined;
  const end = (dropAt: number | undefined): void => {
    if (signal.aborted) return;
    ended.abort();
    delete header.dataset['dragging'];
    drag.onPreview(undefined);
    if (dropAt !== undefined) drag.onDrop(dropAt);
  };
  // The whole window needs listeners, because a fast pointer leaves the header with its first movement.
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointerId) return;
      // No button is pressed: the pointer was released outside, where no event arrived.
      if (event.buttons === 0) {
        end(undefined);
        return;
      }
      if (index === undefined && Math.abs(event.clientX - startX) < clickMovement) return;
      if (index === undefined) {
        header.setPointerCapture(pointerId);
        header.dataset['dragging'] = '';
        drag.onBegin();
      }
      index = drag.indexAt(event.clientX);
      drag.onPreview(index);
    },
    { signal },
  );
  window.addEventListener('pointerup', (event) => event.pointerId === pointerId && end(index), { signal });
  window.addEventListener('pointercancel', (event) => event.pointerId === pointerId && end(undefined), { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(undefined), { signal });
}
