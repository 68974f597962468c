import { useState } from 'react';
import { type ErasureReport, erasureContract } from '../../lib/desk/traveller-data.contract.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { useDeskCommand } from './use-desk-command.ts';

interface Props {
  readonly person: string;
  readonly plan: ErasureReport;
  readonly close: () => void;
}

/** Erases a traveller for good, after saying what goes and what must stay. */
export function ErasureDialog({ person, plan, close }: Props) {
  const { send, isBusy, problem } = useDeskCommand(erasureContract);
  const [done, setDone] = useState<ErasureReport | null>(null);
  const refs = plan.erasures.filter(({ kind }) => kind !== 'refused').map(({ ref }) => ref);
  const run = async () => setDone(await send(erasureContract.path, { person, refs }));
  return (
    <ActionDialog
      title="Erase this traveller?"
      action="Erase for good"
      isDangerous
      canSend={refs.length > 0}
      isBusy={isBusy}
      problem={problem}
      results={done && ['Erased for good:', ...sentencesOf(done)]}
      onSend={run}
      close={close}
    >
      {plan.erasures.length === 0 && <p>Nothing is stored about them.</p>}
      <ul>
        {sentencesOf(plan).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>No erasure reaches:</p>
      <ul>
        {plan.elsewhere.map((text) => (
          <li key={text}>{text}.</li>
        ))}
      </ul>
    </ActionDialog>
  );
}

function sentencesOf({ erasures }: ErasureReport): readonly string[] {
  return erasures.map(({ text }) => `${text}.`);
}
