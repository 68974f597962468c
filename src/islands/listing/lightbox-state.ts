import { flingDirection } from '../kit/fling.ts';
import type { Point } from './gestures.ts';
import { FITTING, pan, type Stage, type Zoom, zoomAt } from './zoom.ts';

/** What a lightbox shows. */
export interface LightboxState {
  /** Of the pictures. */
  readonly index: number;
  readonly zoom: Zoom;
  /** Pixels by which a swipe has moved the whole picture. */
  readonly sideways: number;
  readonly isDragging: boolean;
}

/** The stage that gestures happen on, and the number of pictures. */
export interface LightboxPlace extends Stage {
  readonly count: number;
}

/** The state after an input. */
export type LightboxChange = (state: LightboxState, place: LightboxPlace) => LightboxState;

const MIDDLE: Point = { x: 0, y: 0 };
const STEP = 1.5;
const WHEEL_STEP = 1.15;
const DOUBLE_TAP_FACTOR = 2.5;
const PAN_PX = 80;

/** The whole of a picture, as a lightbox opens with it. */
export function restingOn(index: number): LightboxState {
  return { index, zoom: FITTING, sideways: 0, isDragging: false };
}

/** Shows the picture some steps further; after the last comes the first. */
export function turnBy(steps: number): LightboxChange {
  return ({ index }, { count }) => restingOn((index + steps + count) % count);
}

export function isEnlarged({ zoom }: LightboxState): boolean {
  return zoom.scale > 1;
}

function zoomBy(factor: number, at: Point = MIDDLE): LightboxChange {
  return (state, place) => ({ ...state, sideways: 0, zoom: zoomAt(state.zoom, factor, at, place) });
}

function panBy({ x, y }: Point): LightboxChange {
  return (state, place) => ({ ...state, zoom: pan(state.zoom, x, y, place) });
}

/** Enlarges at a point, or shows the whole picture again. */
export function toggleZoom(at: Point = MIDDLE): LightboxChange {
  return (state, place) => (isEnlarged(state) ? restingOn(state.index) : zoomBy(DOUBLE_TAP_FACTOR, at)(state, place));
}

/** Enlarges or shrinks by one step of a wheel. */
export function zoomByWheel(deltaY: number): LightboxChange {
  return zoomBy(deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP);
}

/** Moves over an enlarged picture, or swipes a whole one aside. */
export function drag(step: Point, total: Point): LightboxChange {
  return (state, place) => {
    const dragged = { ...state, isDragging: true };
    return isEnlarged(state) ? panBy(step)(dragged, place) : { ...dragged, sideways: total.x };
  };
}

/** Enlarges between two fingers, and moves with them. */
export function pinch(factor: number, middle: Point, step: Point): LightboxChange {
  return (state, place) => panBy(step)(zoomBy(factor, middle)({ ...state, isDragging: true }, place), place);
}

/** Ends a drag: one that was far or fast enough turns to the next picture. */
export function release(total: Point, duration: number): LightboxChange {
  return (state, place) => {
    if (isEnlarged(state)) return { ...state, isDragging: false };
    return turnBy(-flingDirection({ distance: total.x, duration, size: place.stage.width }))(state, place);
  };
}

const KEYS: Readonly<Record<string, LightboxChange>> = {
  ArrowLeft: turnBy(-1),
  ArrowRight: turnBy(1),
  PageUp: turnBy(-1),
  PageDown: turnBy(1),
  Home: () => restingOn(0),
  End: (_, { count }) => restingOn(count - 1),
  '+': zoomBy(STEP),
  '=': zoomBy(STEP),
  '-': zoomBy(1 / STEP),
  '0': ({ index }) => restingOn(index),
};

const PAN_KEYS: Readonly<Record<string, LightboxChange>> = {
  ArrowLeft: panBy({ x: PAN_PX, y: 0 }),
  ArrowRight: panBy({ x: -PAN_PX, y: 0 }),
  ArrowUp: panBy({ x: 0, y: PAN_PX }),
  ArrowDown: panBy({ x: 0, y: -PAN_PX }),
};

/** What a key does. Arrows turn pages, or move over an enlarged picture; page keys always turn. */
export function changeByKey(key: string, state: LightboxState): LightboxChange | undefined {
  return (isEnlarged(state) ? PAN_KEYS[key] : undefined) ?? KEYS[key];
}
