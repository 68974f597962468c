import { type RefObject, useEffect, useRef, useState } from 'react';
import type { GalleryPicture } from './gallery.ts';
import { watchGestures } from './gestures.ts';
import {
  drag,
  type LightboxChange,
  type LightboxState,
  pinch,
  release,
  restingOn,
  toggleZoom,
  zoomByWheel,
} from './lightbox-state.ts';
import { fitting } from './zoom.ts';

interface LightboxControl {
  readonly state: LightboxState;
  /** The element on which fingers, mouse and wheel are followed. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly apply: (change: LightboxChange) => void;
}

/** The state of a lightbox, changed by gestures on its stage and by `apply`. */
export function useLightbox(pictures: readonly GalleryPicture[], start: number): LightboxControl {
  const stage = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(() => restingOn(start));
  const apply = (change: LightboxChange) => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {};
    const size = { width, height };
    setState((before) => {
      const picture = fitting(pictures[before.index] ?? { width: 3, height: 2 }, size);
      return change(before, { stage: size, picture, count: pictures.length });
    });
  };
  // The listeners are added once, and what they call follows the pictures.
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => {
    const { current: element } = stage;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(zoomByWheel(event.deltaY));
    };
    // React listens passively, so that it could not keep the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false });
    const unwatch = watchGestures(element, {
      drag: (...args) => latest.current(drag(...args)),
      release: (...args) => latest.current(release(...args)),
      pinch: (...args) => latest.current(pinch(...args)),
      doubleTap: (at) => latest.current(toggleZoom(at)),
    });
    return () => {
      element.removeEventListener('wheel', onWheel);
      unwatch();
    };
  }, []);
  return { state, stage, apply };
}
