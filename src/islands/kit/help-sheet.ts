import { adoptStyles } from '../page/adopt-styles.ts';
import { flingDirection } from './fling.ts';
import css from './help-sheet.css?inline';
import { hideOverControls } from './yield-to-controls.ts';

/** Less is a tap with an unsteady hand. */
const DRAG_THRESHOLD_PX = 8;

/** A mouse takes the focus out of the sheet by pressing on it, so the browser does not give it back by itself. */
function close(sheet: HTMLElement): void {
  sheet.hidePopover();
  document.querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]`)?.focus();
}

/**
 * Lets travellers drag a sheet down to close it, with a finger or a mouse. Everything else, Escape, a tap beside it and
 * where the focus goes, is the browser's own and works without this.
 */
export function dragToClose(sheet: HTMLElement): void {
  let from: { y: number; time: number } | undefined;
  let distance = 0;

  const onPointerDown = ({ button, clientY, timeStamp }: PointerEvent) => {
    if (button === 0 && sheet.dataset.tall === undefined) from = { y: clientY, time: timeStamp };
    distance = 0;
  };
  const onPointerMove = ({ clientY, pointerId }: PointerEvent) => {
    if (!from) return;
    distance = Math.max(0, clientY - from.y);
    if (distance < DRAG_THRESHOLD_PX && sheet.dataset.dragging === undefined) return;
    // Only now: a captured tap would never reach the link below it.
    sheet.setPointerCapture(pointerId);
    sheet.dataset.dragging = '';
    sheet.style.transform = `translateY(${distance}px)`;
  };
  const onPointerUp = ({ timeStamp, type }: PointerEvent) => {
    if (!from) return;
    const duration = timeStamp - from.time;
    from = undefined;
    delete sheet.dataset.dragging;
    sheet.style.transform = '';
    const isMeant = flingDirection({ distance, duration, size: sheet.offsetHeight }) > 0;
    if (type === 'pointerup' && isMeant) close(sheet);
  };
  /** The end of a drag is no click on the link where it began; a key or assistive technology, which press nothing, mean theirs. */
  const onClick = (event: MouseEvent) => {
    const isEndOfDrag = distance >= DRAG_THRESHOLD_PX && event.detail > 0;
    distance = 0;
    if (!isEndOfDrag) return;
    event.preventDefault();
    event.stopPropagation();
  };
  sheet.addEventListener('pointerdown', onPointerDown);
  sheet.addEventListener('pointermove', onPointerMove);
  sheet.addEventListener('pointerup', onPointerUp);
  sheet.addEventListener('pointercancel', onPointerUp);
  sheet.addEventListener('click', onClick, true);
  // A mouse would else select texts, or carry away a link or the picture that the sheet has uncovered.
  const preventWhileDragging = (event: Event) => {
    if (from) event.preventDefault();
  };
  for (const other of ['selectstart', 'dragstart']) document.addEventListener(other, preventWhileDragging);
}

/** Makes the help sheet ready to be dragged, and its button give way. A sheet taller than the window scrolls instead. */
export function enableHelpSheet(): void {
  const sheet = document.getElementById('help');
  if (!sheet) return;
  adoptStyles(css);
  const button = document.querySelector<HTMLElement>('.help-button');
  if (button) hideOverControls(button);
  dragToClose(sheet);
  sheet.addEventListener('toggle', () => {
    sheet.toggleAttribute('data-tall', sheet.scrollHeight > sheet.clientHeight + 1);
  });
}
