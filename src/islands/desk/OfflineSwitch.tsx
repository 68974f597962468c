import { useEffect, useState } from 'react';
import { disableOffline, enableOffline } from './offline-departures.ts';
import { hasOfflineKey } from './offline-storage.ts';

type State = 'unknown' | 'off' | 'busy' | 'on' | 'failed';

interface Props {
  /** Stores who is signed in, once there is a key for it. */
  readonly storeSession: () => Promise<void>;
}

/** Keeps today's and tomorrow's departures on this device, on request. */
export function OfflineSwitch({ storeSession }: Props) {
  const [state, setState] = useState<State>('unknown');
  useEffect(() => {
    hasOfflineKey().then((isOn) => setState(isOn ? 'on' : 'off'));
  }, []);
  if (state === 'unknown') return null;
  const turnOn = async () => {
    setState('busy');
    const isDone = await enableOffline(Date.now());
    if (isDone) await storeSession();
    setState(isDone ? 'on' : 'failed');
  };
  const turnOff = async () => {
    await disableOffline();
    setState('off');
  };
  return (
    <section className="desk-offline" aria-labelledby="offline-title">
      <h2 id="offline-title">Without signal</h2>
      <p className="soft" role="status">
        {state === 'on'
          ? 'Today and tomorrow are on this device, encrypted. The desk opens without a connection for twelve hours, and sends your check-ins later.'
          : 'Keep today and tomorrow on this device, so that you can check travellers in where there is no signal.'}
        {state === 'failed' && ' That did not work: check the connection and try again.'}
      </p>
      <button
        type="button"
        className="button button-quiet"
        disabled={state === 'busy'}
        onClick={state === 'on' ? turnOff : turnOn}
      >
        {state === 'on' ? 'Remove from this device' : 'Keep on this device'}
      </button>
    </section>
  );
}
