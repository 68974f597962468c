import { seaContract } from '../../lib/desk/calendar.contract.ts';
import { DeskHead } from './DeskHead.tsx';
import { PortCard } from './PortCard.tsx';
import { useDeskQuery } from './use-desk-query.ts';

interface Props {
  /** Names of places by their code. */
  readonly places: Readonly<Record<string, string>>;
}

/** The sea at every port, set with one tap (specification.md#the-sea). */
export function SeaScreen({ places }: Props) {
  const { data, problem, isLoading, reload, replace } = useDeskQuery(seaContract, seaContract.path);
  return (
    <>
      <DeskHead title="Sea" asOf={data?.asOf ?? null} problem={problem} isLoading={isLoading} reload={reload}>
        <p>
          Travellers read this on every trip by boat from the port. It closes nothing and sends no mail: “Call off a
          day” does.
        </p>
      </DeskHead>
      <ul className="desk-list">
        {data?.ports.map((sea) => (
          <li key={sea.port}>
            <PortCard sea={sea} name={places[sea.port] ?? sea.port} replace={replace} />
          </li>
        ))}
      </ul>
    </>
  );
}
