import { DeskIcon } from './DeskIcon.tsx';

interface Props {
  readonly name: string;
  readonly mobile: string;
}

/** Calls somebody, or writes to them on WhatsApp. */
export function ContactLinks({ name, mobile }: Props) {
  // Nobody knows it yet while a reseller holds places.
  if (mobile === '') return null;
  return (
    <p className="desk-contact no-print">
      <a className="button button-quiet" href={`tel:${mobile}`}>
        <DeskIcon name="phone" />
        Call<span className="hidden-visually"> {name}</span>
      </a>
      <a className="button button-quiet" href={`https://wa.me/${mobile.replace(/\D/g, '')}`} rel="noreferrer">
        <DeskIcon name="message" />
        WhatsApp<span className="hidden-visually"> {name}</span>
      </a>
    </p>
  );
}
