export interface ReorderDrag {
  /** The header cell that the pointer took. */
  readonly header: HTMLElement;
  readonly pointerId: number;
  readonly startX: number;
  /** Index among the shown columns that a pointer at clientX means. */
  readonly indexAt: (clientX: number) => number;
  /** Shows where the column would go; undefined shows nothing. */
  readonly onPreview: (index: number | undefined) => void;
  /** Once, when the pointer has moved so far that it means no click. */
  readonly onBegin: () => void;
  /** Once, when the pointer lets go after a drag; not after a mere click. */
  readonly onDrop: (index: number) => void;
}

/** A pointer that moves less is a click, in CSS pixels. */
const clickMovement = 6;

/** Follows the pointer until it lets go. Escape or a lost pointer leaves the column where it was. */
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
  // A fast pointer has left the header with its first step, so that the whole window is listened to.
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointerId) return;
      // It let go where nothing told of it.
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
