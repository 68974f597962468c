import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './in-flow.css?inline';
import { useStyles } from './use-stylesheet.ts';

/** Puts a place under the title of the page, again where a lazy screen has removed it. */
function insertPlace(place: HTMLElement): void {
  if (place.isConnected) return;
  const title = document.querySelector('main h1');
  if (title) title.after(place);
  else (document.querySelector('main') ?? document.body).prepend(place);
}

/** A place under the title of the page, for notifications that cover nothing. */
export function InFlowPlace({ children }: { readonly children: ReactNode }) {
  useStyles(css);
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => insertPlace(place));
  useLayoutEffect(() => () => place.remove(), [place]);
  return createPortal(children, place);
}
