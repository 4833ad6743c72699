import { type KeyboardEvent, memo, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { MenuAsideProps } from '../../features/menu/parts/DrawnMenu.tsx';
import type { PreviewPart } from '../../features/sheet/SheetPreview.tsx';
import { usePartOfTexts } from '../../provider/lateTexts.ts';
import { sheetPreview } from '../../strings/en/sheetPreview.ts';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { letterOf } from '../../ui/field/keys.ts';
import type { PressedKey } from '../../ui/grid/gridMoves.ts';
import { cellOf, placeOf } from '../../ui/grid/gridPlaces.ts';
import { useLatest } from '../../ui/hooks/useMemoFromPrevious.ts';
import { activeElementOf, useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { whenUsed } from '../../ui/hooks/whenIdle.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { createFocusedRow } from './focusedRow.ts';

export interface PreviewWhere {
  readonly isOpen: boolean;
  /** Whether the preview may use Space, because Space selects nothing here. */
  readonly takesSpace: boolean;
}

/** Maps a key to a command of the preview. */
export function previewCommand(pressed: PressedKey, where: PreviewWhere): 'toggle' | 'close' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (key === 'Escape') return where.isOpen ? 'close' : undefined;
  // Caps Lock produces upper case.
  return letterOf(pressed) === 'i' || (key === ' ' && where.takesSpace) ? 'toggle' : undefined;
}

/** Minimum width for the pane, in CSS pixels: of the table, or of the part of the page that moves aside for the pane. */
const roomyFrom = 1000;

interface Surroundings {
  /**
   * The element for the button. It is before the last button above the rows, so that nothing moves when the button
   * appears.
   */
  readonly place: HTMLElement | null;
  readonly hasRoom: boolean;
}

function useSurroundings(frame: RefObject<HTMLElement | null>): Surroundings {
  const [found, setFound] = useState<Surroundings>({ place: null, hasRoom: false });
  useEffect(() => {
    const table = frame.current?.parentElement;
    if (!table) return undefined;
    const counts = table.querySelector('[data-part=Counts]');
    const place = document.createElement('span');
    place.className = 'ssm-Preview-place';
    // React inserts later items before the last button. An element after the first text keeps its place at any time.
    counts?.firstElementChild?.after(place);
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      const hasRoom = width >= roomyFrom;
      if (width > 0)
        flushSync(() =>
          setFound((before) => (before.hasRoom === hasRoom && before.place === place ? before : { place, hasRoom })),
        );
    });
    observer.observe(table.closest('[data-part=Room]') ?? table);
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [frame]);
  return found;
}

/** Lazy-loaded, because users who only look at rows do not need the pane. */
const loadPane = () => import('./PreviewedRow.tsx');

function nextFocus(pane: HTMLElement): HTMLElement | null {
  return pane.querySelector<HTMLElement>('[data-part=Body]') ?? pane.querySelector('button');
}

/**
 * Shows the focused row in a pane beside the table, if there is room. A button opens the pane, and so do the key I
 * and, if Space selects nothing, Space. Escape closes it.
 */
export const ReagentPreview = memo(function ReagentPreview({
  menu,
  openRow,
  canSelect,
  frame,
  rowHref,
  person,
}: MenuAsideProps) {
  const { preview: texts } = usePartOfTexts('sheet', sheetPreview);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // Stays while the user moves from row to row, so that the reagents of each protein can be compared.
  const [shown, setShown] = useState<PreviewPart>('facts');
  // The text that announces a key press to screen readers. A press of the button needs none, because the button
  // announces its state.
  const [announced, setAnnounced] = useState('');
  useEffect(() => () => setAnnounced(''), []);
  const [focused] = useState(createFocusedRow);
  const { place, hasRoom } = useSurroundings(frame);
  const button = useRef<HTMLButtonElement>(null);
  const pane = useRef<HTMLElement>(null);
  const restoredFocus = useRestoredFocus(pane, nextFocus);
  const { part, preload } = useDeferredPart(loadPane, isOpen);
  useEffect(() => (hasRoom ? whenUsed(preload) : undefined), [hasRoom, preload]);

  function close(): void {
    const hadFocus = pane.current !== null && pane.current.contains(activeElementOf(pane.current));
    setIsOpen(false);
    if (!hadFocus) return;
    const grid = frame.current?.querySelector<HTMLElement>('[role=grid]');
    // Focusing the grid moves the focus to the last focused cell.
    if (focused.getSnapshot()?.rows === menu.getSnapshot().rows) grid?.focus();
    else button.current?.focus();
  }

  function pressInTable(event: globalThis.KeyboardEvent): void {
    const cell = event.target === null ? undefined : cellOf(event.target);
    if (event.defaultPrevented || !hasRoom || cell === undefined) return;
    const isOnRow = (placeOf(cell, menu.getSnapshot().page.start)?.row ?? -1) >= 0;
    const command = previewCommand(event, { isOpen, takesSpace: isOnRow && !canSelect });
    if (command === undefined) return;
    event.preventDefault();
    // Keeps Escape from handlers of elements around the table.
    event.stopPropagation();
    if (command === 'toggle' && !isOpen) setIsOpen(true);
    else close();
    setAnnounced(isOpen ? texts.closed : texts.opened);
  }

  function pressInPane(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  /**
   * Makes a click move only the focus, so that the preview shows the row. The link of a SeqId and Enter still open
   * the sheet. A click on the number of reagents opens their comparison.
   */
  function clickInTable(event: MouseEvent): void {
    const { target } = event;
    if (!hasRoom || !(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const cell = cellOf(target);
    const comparesReagents = target.closest('[data-part=Reagents]') !== null;
    if (cell === undefined || !(isOpen || comparesReagents)) return;
    const isOnRow = (placeOf(cell, menu.getSnapshot().page.start)?.row ?? -1) >= 0;
    if (!isOnRow || target.closest('a, button, input, .ssm-Grid-checkCell') !== null) return;
    event.stopPropagation();
    if (!comparesReagents) return;
    setIsOpen(true);
    setShown('reagents');
  }

  const latest = useLatest({ pressInTable, clickInTable });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const stopFollowing = focused.follow(element, () => {
      const { rows, page } = menu.getSnapshot();
      return { rows, pageStart: page.start };
    });
    const onKeyDown = (event: globalThis.KeyboardEvent): void => latest.current.pressInTable(event);
    const onClick = (event: MouseEvent): void => latest.current.clickInTable(event);
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('click', onClick, { capture: true });
    return () => {
      stopFollowing();
      element.removeEventListener('click', onClick, { capture: true });
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [frame, focused, menu, latest]);

  if (place === null || !hasRoom) return null;
  return (
    <>
      {createPortal(
        <>
          <button
            ref={button}
            type="button"
            className="ssm-Button ssm-Preview-button"
            data-variant="quiet"
            data-size="medium"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => (isOpen ? close() : setIsOpen(true))}
          >
            <Icon name="info" />
            <span>{texts.title}</span>
          </button>
          <span className="ssm-VisuallyHidden" aria-live="polite">
            {announced}
          </span>
        </>,
        place,
      )}
      {isOpen && (
        // Handles Escape of the elements inside. The pane itself is not interactive.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
        <aside
          ref={pane}
          id={id}
          className="ssm-Preview"
          data-component="ReagentPreview"
          aria-label={texts.title}
          onKeyDown={pressInPane}
          {...restoredFocus}
        >
          <IconButton icon="close" size="small" label={texts.close} onPress={close} />
          <FeatureBoundary>
            {part && (
              <part.PreviewedRow
                {...{ menu, openRow, rowHref, person, frame, focused, part: shown }}
                onPart={setShown}
              />
            )}
          </FeatureBoundary>
        </aside>
      )}
    </>
  );
});
