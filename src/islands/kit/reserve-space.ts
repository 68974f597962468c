const noop = () => undefined;

/** Keeps free what a message at the lower end of the window covers. Few pages show one: the code comes with it. */
export function reserveSpace(overlay: HTMLElement): void {
  import('./overlay-space.ts').then((space) => space.reserveSpace(overlay), noop);
}

/** The opposite, once a message is gone or empty. */
export function releaseSpace(overlay: HTMLElement): void {
  import('./overlay-space.ts').then((space) => space.releaseSpace(overlay), noop);
}
