import { flingDirection } from '../kit/fling.ts';
import { FITTING, fitting, pan, type Stage, type Zoom, zoomAt } from '../kit/zoom.ts';
import { isFrugal } from '../page/connection.ts';
import { enlarged, type StripPicture, sharpen, widthOf } from './gallery.ts';
import { type Point, watchGestures } from './gestures.ts';
import { PANS } from './pan-keys.ts';
import { type Frame, makeFrame } from './view.ts';

const MIDDLE: Point = { x: 0, y: 0 };
const STEP = 1.5;
const DOUBLE_TAP = 2.5;
/** Shown this many times larger than it is, a picture looks soft. */
const SOFT = 1.5;

/** Pictures in a dialog of their own: one at a time, to page through and to enlarge. */
export class Lightbox {
  readonly frame: Frame = makeFrame();
  readonly #strip: readonly StripPicture[];
  readonly #large = new Map<number, HTMLPictureElement>();
  #index = 0;
  #zoom: Zoom = FITTING;

  constructor(strip: readonly StripPicture[]) {
    this.#strip = strip;
    const { dialog, stage, previous, next, zoom, close } = this.frame;
    previous.addEventListener('click', () => this.show(this.#index - 1));
    next.addEventListener('click', () => this.show(this.#index + 1));
    zoom.addEventListener('click', () => this.#toggleZoom(MIDDLE));
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('keydown', (event) => this.#press(event));
    stage.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    watchGestures(stage, {
      drag: (step, total) => this.#drag(step, total),
      release: (total, duration) => this.#release(total, duration),
      pinch: (factor, middle, step) => this.#pinch(factor, middle, step),
      doubleTap: (at) => this.#toggleZoom(at),
    });
  }

  /** Shows one of the pictures; after the last comes the first. Its neighbours begin to load, unless that costs too much. */
  show(index: number): void {
    const { length } = this.#strip;
    this.#index = (index + length) % length;
    const { stage, place, text } = this.frame;
    stage.replaceChildren(this.#picture(this.#index));
    place.textContent = `${this.#index + 1} of ${length}`;
    text.textContent = this.#strip[this.#index]?.text ?? '';
    this.#set(FITTING);
    if (isFrugal()) return;
    for (const neighbour of [this.#index + 1, this.#index - 1]) this.#picture((neighbour + length) % length);
  }

  #picture(index: number): HTMLPictureElement | '' {
    const source = this.#strip[index];
    if (!source) return '';
    const known = this.#large.get(index) ?? enlarged(source);
    this.#large.set(index, known);
    return known;
  }

  #on(): Stage {
    const { clientWidth: width, clientHeight: height } = this.frame.stage;
    const image = this.#strip[this.#index]?.image;
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
    this.frame.zoom.setAttribute('aria-pressed', String(zoom.scale > 1));
    this.#sharpenWhereSoft(picture);
  }

  /** Travellers who save data get the master only where they enlarge. */
  #sharpenWhereSoft(picture: HTMLPictureElement): void {
    const source = this.#strip[this.#index];
    const shown = this.#on().picture.width * this.#zoom.scale * devicePixelRatio;
    const isAsked = this.#zoom.scale > 1 || !isFrugal();
    if (source && isAsked && shown > widthOf(picture) * SOFT) sharpen(picture, source).catch(() => undefined);
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
    this.frame.stage.dataset.dragging = '';
    if (this.#zoom.scale > 1) this.#pan(step);
    else this.#set(FITTING, total.x);
  }

  #pinch(factor: number, middle: Point, step: Point): void {
    this.frame.stage.dataset.dragging = '';
    const on = this.#on();
    this.#set(pan(zoomAt(this.#zoom, factor, middle, on), step.x, step.y, on));
  }

  #release(total: Point, duration: number): void {
    delete this.frame.stage.dataset.dragging;
    if (this.#zoom.scale > 1) return;
    const way = flingDirection({ distance: total.x, duration, size: this.frame.stage.clientWidth });
    if (way === 0) this.#set(FITTING);
    else this.show(this.#index - way);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.#zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15);
  }

  /** The arrows page through whole pictures, and move over an enlarged one; the page keys always turn the page. */
  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = this.#zoom.scale > 1 ? PANS[event.key] : undefined;
    const deeds: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.show(this.#index - 1),
      ArrowRight: () => this.show(this.#index + 1),
      PageUp: () => this.show(this.#index - 1),
      PageDown: () => this.show(this.#index + 1),
      Home: () => this.show(0),
      End: () => this.show(this.#strip.length - 1),
      '+': () => this.#zoomBy(STEP),
      '=': () => this.#zoomBy(STEP),
      '-': () => this.#zoomBy(1 / STEP),
      '0': () => this.#set(FITTING),
    };
    const deed = way ? () => this.#pan(way) : deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }
}
