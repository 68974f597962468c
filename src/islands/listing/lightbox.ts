import { flingDirection } from '../kit/fling.ts';
import { isFrugal } from '../page/connection.ts';
import { createLargePicture, type GalleryPicture, loadFullSize, widthOf } from './gallery.ts';
import { type Point, watchGestures } from './gestures.ts';
import { createView, type LightboxView } from './lightbox-view.ts';
import { FITTING, fitting, pan, type Stage, type Zoom, zoomAt } from './zoom.ts';

const PAN_PX = 80;

/** Moves of an enlarged picture by arrow keys. */
const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN_PX, y: 0 },
  ArrowRight: { x: -PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_PX },
  ArrowDown: { x: 0, y: -PAN_PX },
};

const MIDDLE: Point = { x: 0, y: 0 };
const STEP = 1.5;
const DOUBLE_TAP = 2.5;
/** Shown this many times larger than it is, a picture looks soft. */
const SOFT = 1.5;

/** Pictures in a dialog, one at a time, to page through and to enlarge. */
export class Lightbox {
  readonly view: LightboxView = createView();
  readonly #gallery: readonly GalleryPicture[];
  readonly #large = new Map<number, HTMLPictureElement>();
  #index = 0;
  #zoom: Zoom = FITTING;

  constructor(gallery: readonly GalleryPicture[]) {
    this.#gallery = gallery;
    const { dialog, stage, previous, next, zoom, close } = this.view;
    previous.addEventListener('click', () => this.show(this.#index - 1));
    next.addEventListener('click', () => this.show(this.#index + 1));
    zoom.addEventListener('click', () => this.#toggleZoom(MIDDLE));
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('keydown', (event) => this.#onKeyDown(event));
    stage.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    watchGestures(stage, {
      drag: (step, total) => this.#drag(step, total),
      release: (total, duration) => this.#release(total, duration),
      pinch: (factor, middle, step) => this.#pinch(factor, middle, step),
      doubleTap: (at) => this.#toggleZoom(at),
    });
  }

  /**
   * Shows one of the pictures; after the last comes the first. Its neighbours begin to load, unless
   * that costs too much.
   */
  show(index: number): void {
    const { length } = this.#gallery;
    this.#index = (index + length) % length;
    const { stage, place, text } = this.view;
    stage.replaceChildren(this.#picture(this.#index));
    place.textContent = `${this.#index + 1} of ${length}`;
    text.textContent = this.#gallery[this.#index]?.text ?? '';
    this.#set(FITTING);
    if (isFrugal()) return;
    for (const neighbour of [this.#index + 1, this.#index - 1]) this.#picture((neighbour + length) % length);
  }

  #picture(index: number): HTMLPictureElement | '' {
    const source = this.#gallery[index];
    if (!source) return '';
    const known = this.#large.get(index) ?? createLargePicture(source);
    this.#large.set(index, known);
    return known;
  }

  #on(): Stage {
    const { clientWidth: width, clientHeight: height } = this.view.stage;
    const image = this.#gallery[this.#index]?.image;
    const own = {
      width: Number(image?.getAttribute('width') ?? 3),
      height: Number(image?.getAttribute('height') ?? 2),
    };
    return { stage: { width, height }, picture: fitting(own, { width, height }) };
  }

  #set(zoom: Zoom, sideways = 0): void {
    this.#zoom = zoom;
    const picture = this.#picture(this.#index);
    if (picture === '') return;
    picture.style.transform = `translate(${zoom.x + sideways}px, ${zoom.y}px) scale(${zoom.scale})`;
    this.view.zoom.setAttribute('aria-pressed', String(zoom.scale > 1));
    this.#loadFullSizeWhereSoft(picture);
  }

  /** Travellers who save data get the master only where they enlarge. */
  #loadFullSizeWhereSoft(picture: HTMLPictureElement): void {
    const source = this.#gallery[this.#index];
    const shown = this.#on().picture.width * this.#zoom.scale * devicePixelRatio;
    const isAsked = this.#zoom.scale > 1 || !isFrugal();
    if (source && isAsked && shown > widthOf(picture) * SOFT) loadFullSize(picture, source).catch(() => undefined);
  }

  #toggleZoom(at: Point): void {
    this.#set(this.#zoom.scale > 1 ? FITTING : zoomAt(FITTING, DOUBLE_TAP, at, this.#on()));
  }

  #zoomBy(factor: number, at: Point = MIDDLE): void {
    this.#set(zoomAt(this.#zoom, factor, at, this.#on()));
  }

  #pan({ x, y }: Point): void {
    this.#set(pan(this.#zoom, x, y, this.#on()));
  }

  #drag(step: Point, total: Point): void {
    this.view.stage.dataset.dragging = '';
    if (this.#zoom.scale > 1) this.#pan(step);
    else this.#set(FITTING, total.x);
  }

  #pinch(factor: number, middle: Point, step: Point): void {
    this.view.stage.dataset.dragging = '';
    const on = this.#on();
    this.#set(pan(zoomAt(this.#zoom, factor, middle, on), step.x, step.y, on));
  }

  #release(total: Point, duration: number): void {
    delete this.view.stage.dataset.dragging;
    if (this.#zoom.scale > 1) return;
    const direction = flingDirection({ distance: total.x, duration, size: this.view.stage.clientWidth });
    if (direction === 0) this.#set(FITTING);
    else this.show(this.#index - direction);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.#zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15);
  }

  /** Arrows page through pictures, and move over an enlarged one; the page keys always page. */
  #onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = this.#zoom.scale > 1 ? PANS[event.key] : undefined;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.show(this.#index - 1),
      ArrowRight: () => this.show(this.#index + 1),
      PageUp: () => this.show(this.#index - 1),
      PageDown: () => this.show(this.#index + 1),
      Home: () => this.show(0),
      End: () => this.show(this.#gallery.length - 1),
      '+': () => this.#zoomBy(STEP),
      '=': () => this.#zoomBy(STEP),
      '-': () => this.#zoomBy(1 / STEP),
      '0': () => this.#set(FITTING),
    };
    const action = direction ? () => this.#pan(direction) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
}
