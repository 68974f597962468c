import { element } from '../kit/element.ts';

/** A drawing of 24 by 24, as strokes. */
function icon(path: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const stroke = document.createElementNS(namespace, 'path');
  stroke.setAttribute('d', path);
  svg.append(stroke);
  return svg;
}

function button(name: string, place: string, path: string): HTMLButtonElement {
  return element('button', { type: 'button', class: `lightbox-${place}`, 'aria-label': name }, icon(path));
}

/** The elements of a lightbox. */
export interface LightboxView {
  readonly dialog: HTMLDialogElement;
  readonly stage: HTMLElement;
  readonly place: HTMLElement;
  readonly text: HTMLElement;
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
  readonly zoom: HTMLButtonElement;
  readonly close: HTMLButtonElement;
}

/** The dialog of a lightbox, without a picture yet. */
export function createView(): LightboxView {
  const place = element('strong');
  const text = element('span');
  const stage = element('div', { class: 'lightbox-stage' });
  const previous = button('Previous picture', 'previous', 'm15 18-6-6 6-6');
  const next = button('Next picture', 'next', 'm9 18 6-6-6-6');
  const zoom = button('Enlarge', 'zoom', 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14m10 17-5-5M11 8v6m-3-3h6');
  const close = button('Close', 'close', 'M18 6 6 18M6 6l12 12');
  zoom.setAttribute('aria-pressed', 'false');
  const dialog = element(
    'dialog',
    { class: 'lightbox', 'aria-label': 'Pictures' },
    close,
    zoom,
    previous,
    stage,
    next,
    element('p', { 'aria-live': 'polite' }, place, ' ', text),
  );
  return { dialog, stage, place, text, previous, next, zoom, close };
}
