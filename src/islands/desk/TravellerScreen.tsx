import { type SyntheticEvent, useState } from 'react';
import {
  type ErasureReport,
  type ExportedTraveller,
  erasurePlanContract,
  travellerExportContract,
} from '../../lib/desk/traveller-data.contract.ts';
import { Field } from '../kit/Field.tsx';
import { ErasureDialog } from './ErasureDialog.tsx';
import { useDeskCommand } from './use-desk-command.ts';

const NOBODY = 'An e-mail address, a number or a reference';

/**
 * What is stored about one traveller, to give it to them or to erase it
 * (specification.md#data-of-one-traveller).
 */
export function TravellerScreen() {
  const [person, setPerson] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [exported, setExported] = useState<ExportedTraveller | null>(null);
  const [plan, setPlan] = useState<ErasureReport | null>(null);
  const reading = useDeskCommand(travellerExportContract);
  const planning = useDeskCommand(erasurePlanContract);
  const isBusy = reading.isBusy || planning.isBusy;
  const isNobody = person.trim() === '';
  const run = async (work: () => Promise<void>) => {
    setChecked(true);
    if (isNobody || isBusy) return;
    setExported(null);
    await work();
  };
  const read = () => run(async () => setExported(await reading.send(travellerExportContract.path, { person })));
  const planErasure = () => run(async () => setPlan(await planning.send(erasurePlanContract.path, { person })));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void read();
  };
  return (
    <>
      <header className="desk-head">
        <h1>Data of a traveller</h1>
        <p>For somebody who asks what you store about them, or asks to be forgotten. You use your passkey once more.</p>
      </header>
      <form onSubmit={submit}>
        <Field
          id="traveller"
          label="E-mail address, number or reference"
          problem={isChecked && isNobody ? NOBODY : undefined}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={320}
              value={person}
              onChange={({ target }) => setPerson(target.value)}
            />
          )}
        </Field>
        <p className="desk-problem" role="alert">
          {reading.problem ?? planning.problem}
        </p>
        <p className="desk-actions">
          <button type="submit" className="button" aria-disabled={isBusy}>
            Show what is stored
          </button>
          <button type="button" className="button button-quiet" aria-disabled={isBusy} onClick={planErasure}>
            Erase …
          </button>
        </p>
      </form>
      {exported && <ExportedData {...exported} />}
      {plan && <ErasureDialog person={person} plan={plan} close={() => setPlan(null)} />}
    </>
  );
}

/** What was found, as a file to save: passports and companions are in it. */
function ExportedData({ asOf, found, elsewhere }: ExportedTraveller) {
  if (found.length === 0) return <p role="status">Nothing is stored about them.</p>;
  const text = JSON.stringify({ asOf, found, elsewhere }, null, 2);
  return (
    <section role="status">
      <p>Found: {found.map(({ ref }) => ref).join(', ')}.</p>
      <p>
        <a
          className="button"
          download="traveller.json"
          href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
        >
          Save as a file
        </a>
      </p>
      <p className="soft">
        Passports and companions are in it: look through it, and send it to nobody else. The history of each booking
        says that you have read it.
      </p>
    </section>
  );
}
