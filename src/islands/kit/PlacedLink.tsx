import { useLayoutEffect } from 'react';
import type { PlacedLink as LinkContent } from './notification-types.ts';

/** A link beside what the traveller has used. With it a phone's booking bar has a second line. */
export function PlacedLink({ link: { href, label, place, mark } }: { readonly link: LinkContent }) {
  useLayoutEffect(() => {
    if (!place.matches('.booking-bar')) return;
    document.documentElement.style.setProperty('--booking-bar', `${place.offsetHeight}px`);
  }, [place]);
  return (
    <a className="button button-quiet" href={href} {...{ [mark]: '' }}>
      {label}
    </a>
  );
}
