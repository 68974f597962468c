/** A point in pixels from the middle of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Listeners for gestures on a stage. */
export interface GestureListeners {
  /** A pointer moved by `step` since the last event and by `total` in all; zero after a pinch. */
  readonly drag: (step: Point, total: Point) => void;
  /** The last pointer has left. */
  readonly release: (total: Point, duration: number) => void;
  /** Two fingers have spread or closed by a factor, and moved. */
  readonly pinch: (factor: number, middle: Point, step: Point) => void;
  readonly doubleTap: (at: Point) => void;
}

const NOWHERE: Point = { x: 0, y: 0 };

const TAP_PX = 10;
const TAP_MS = 350;

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

interface Tap {
  readonly at: Point;
  readonly time: number;
}

/**
 * Reports drags, pinches and double taps on an element, by touch, pen or mouse.
 *
 * @returns what ends it
 */
export function watchGestures(stage: HTMLElement, listeners: GestureListeners): () => void {
  const pointers = new Map<number, Point>();
  let start: Tap = { at: NOWHERE, time: 0 };
  let hasPinched = false;
  let lastTap: Tap | undefined;

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const isTap = (at: Point, time: number, { at: from, time: since }: Tap) =>
    distance(at, from) < TAP_PX * 3 && time - since < TAP_MS;

  const tap = (at: Point, time: number) => {
    const isSecond = lastTap !== undefined && isTap(at, time, lastTap);
    lastTap = isSecond ? undefined : { at, time };
    if (isSecond) listeners.doubleTap(at);
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    if (pointers.size === 0) {
      start = { at: pointOf(event), time: event.timeStamp };
      hasPinched = false;
    }
    pointers.set(event.pointerId, pointOf(event));
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    pointers.set(event.pointerId, now);
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (!other) listeners.drag(minus(now, before), hasPinched ? NOWHERE : minus(now, start.at));
    else {
      hasPinched = true;
      const middle = between(now, other);
      listeners.pinch(
        distance(now, other) / Math.max(1, distance(before, other)),
        middle,
        minus(middle, between(before, other)),
      );
    }
  };
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    const at = pointOf(event);
    // A finger of a pinch that is lifted last has swiped nothing.
    const isMeant = !hasPinched && event.type !== 'pointercancel';
    if (isMeant && distance(at, start.at) < TAP_PX && event.timeStamp - start.time < TAP_MS) tap(at, event.timeStamp);
    listeners.release(isMeant ? minus(at, start.at) : NOWHERE, event.timeStamp - start.time);
  };
  const handlers = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  const names = Object.keys(handlers) as (keyof typeof handlers)[];
  for (const name of names) stage.addEventListener(name, handlers[name]);
  return () => {
    for (const name of names) stage.removeEventListener(name, handlers[name]);
  };
}
