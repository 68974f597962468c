import { type SyntheticEvent, useState } from 'react';
import { callDesk, deskProblemText } from '../../../src/islands/desk/call-desk.ts';
import { Field } from '../../../src/islands/kit/Field.tsx';
import { redirectTestContract } from '../../lib/editor.contract.ts';

/** Says where an old address leads, with the redirects that are saved. */
export function RedirectTester() {
  const [address, setAddress] = useState('');
  const [result, setResult] = useState('');
  const test = async (event: SyntheticEvent) => {
    event.preventDefault();
    const asked = address.trim();
    if (asked === '') return;
    const path = `${redirectTestContract.path}?${new URLSearchParams({ address: asked })}`;
    const outcome = await callDesk(redirectTestContract, { path });
    if (outcome.kind !== 'ok') return setResult(deskProblemText(outcome, false));
    const { to, status } = outcome.data;
    if (to === null) return setResult(`${asked} leads nowhere else.`);
    setResult(`${asked} leads to ${to}, ${status === 301 || status === 308 ? 'for good' : 'for now'}.`);
  };
  return (
    <section className="editor-extra" aria-label="Try an address">
      <Field id="redirect-address" label="Try an old address" hint="With the redirects that are saved.">
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            placeholder="/old-tour"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && test(event)}
          />
        )}
      </Field>
      <p>
        <button type="button" className="button button-quiet" onClick={test}>
          Try it
        </button>
      </p>
      <p role="status">{result}</p>
    </section>
  );
}
