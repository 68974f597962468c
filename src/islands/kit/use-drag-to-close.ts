import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { flingDirection } from './fling.ts';

/** Less is a tap with an unsteady hand. */
const DRAG_THRESHOLD_PX = 8;

/** A drag in progress. */
interface Drag {
  readonly from: number;
  readonly startedAt: number;
}

/**
 * Listeners with which a sheet can be dragged down to close it; a tall one scrolls instead. Escape,
 * a tap beside it and the focus are native.
 *
 * @returns listeners of the sheet
 */
export function useDragToClose(close: (sheet: HTMLElement) => void) {
  const drag = useRef<Drag | null>(null);
  const distance = useRef(0);
  useEffect(() => {
    // A mouse would otherwise select texts, or drag a link or picture.
    const preventWhileDragging = (event: Event) => {
      if (drag.current) event.preventDefault();
    };
    const types = ['selectstart', 'dragstart'] as const;
    for (const type of types) document.addEventListener(type, preventWhileDragging);
    return () => {
      for (const type of types) document.removeEventListener(type, preventWhileDragging);
    };
  }, []);

  const onPointerDown = ({ button, clientY, timeStamp, currentTarget }: PointerEvent<HTMLElement>) => {
    const isTall = currentTarget.dataset.tall !== undefined;
    if (button === 0 && !isTall) drag.current = { from: clientY, startedAt: timeStamp };
    distance.current = 0;
  };
  const onPointerMove = ({ clientY, pointerId, currentTarget: sheet }: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    distance.current = Math.max(0, clientY - drag.current.from);
    if (distance.current < DRAG_THRESHOLD_PX && sheet.dataset.dragging === undefined) return;
    // Only now: a captured tap would never reach the link below it.
    sheet.setPointerCapture(pointerId);
    sheet.dataset.dragging = '';
    sheet.style.transform = `translateY(${distance.current}px)`;
  };
  const onPointerUp = ({ timeStamp, type, currentTarget: sheet }: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const duration = timeStamp - drag.current.startedAt;
    drag.current = null;
    delete sheet.dataset.dragging;
    sheet.style.transform = '';
    const isMeant = flingDirection({ distance: distance.current, duration, size: sheet.offsetHeight }) > 0;
    if (type === 'pointerup' && isMeant) close(sheet);
  };
  /** Suppresses the click after a drag that began on a link; keys are not affected. */
  const onClickCapture = (event: MouseEvent) => {
    const isEndOfDrag = distance.current >= DRAG_THRESHOLD_PX && event.detail > 0;
    distance.current = 0;
    if (!isEndOfDrag) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture };
}
