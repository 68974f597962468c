import { useState } from 'react';
import { cartMessages } from '../../lib/messages/cart.ts';
import { Disclosure } from '../kit/Disclosure.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** The link that opens the cart on another device, with its secret. */
  readonly link: string;
}

/** Buttons to share the cart. */
export function ShareCart({ link }: Props) {
  const t = cartMessages(useLanguage()).share;
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setStatus(t.copied),
      () => setStatus(t.notCopied),
    );
  return (
    <Disclosure className="cart-share" summary={t.title}>
      <p className="small">{t.note}</p>
      <input readOnly aria-label={t.link} value={link} onFocus={({ target }) => target.select()} />
      <button type="button" className="button button-quiet" onClick={copy}>
        {t.copy}
      </button>
      <p role="status" className="small">
        {status}
      </p>
    </Disclosure>
  );
}
