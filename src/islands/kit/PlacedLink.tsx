import type { PlacedLink as LinkContent } from './notification-types.ts';

/** A link beside what the traveller has used. */
export function PlacedLink({ link: { href, label, mark } }: { readonly link: LinkContent }) {
  return (
    <a className="button button-quiet" href={href} {...{ [mark]: '' }}>
      {label}
    </a>
  );
}
