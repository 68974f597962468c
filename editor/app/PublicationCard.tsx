import { momentText } from '../../src/islands/desk/desk-format.ts';
import { Disclosure } from '../../src/islands/kit/Disclosure.tsx';
import type { Publication } from '../lib/publications.contract.ts';
import { PublicationDetail, secondsText } from './PublicationDetail.tsx';
import { SentenceList } from './SentenceList.tsx';

interface Props {
  readonly publication: Publication;
  /** Whether another publication has taken it back. */
  readonly isUndone: boolean;
  /** Null while something else is published. */
  readonly undo: (() => void) | null;
}

const STATES: Readonly<Record<Publication['state'], string>> = {
  building: 'Publishing',
  live: 'Published',
  failed: 'Failed',
};

const MAX_SENTENCES = 3;

/** A publication of the past: who, when, and what changed. */
export function PublicationCard({ publication, isUndone, undo }: Props) {
  const { id, at, by, sentences, state, milliseconds, undoes, commit } = publication;
  const headingId = `publication-${id}`;
  const more = sentences.slice(MAX_SENTENCES);
  return (
    <article className="desk-trip" aria-labelledby={headingId}>
      <header>
        <h3 id={headingId}>
          {momentText(at)}, {by}
        </h3>
        <span className="desk-status" data-tone={state === 'live' ? 'good' : 'over'}>
          {isUndone ? 'Taken back' : undoes !== null ? `${STATES[state]}: takes an earlier one back` : STATES[state]}
        </span>
      </header>
      <SentenceList sentences={sentences.slice(0, MAX_SENTENCES)} />
      {more.length > 0 && (
        <Disclosure summary={`${more.length} more`}>
          <SentenceList sentences={more} />
        </Disclosure>
      )}
      {state === 'failed' && <PublicationDetail publication={publication} />}
      <p className="soft small">
        {[milliseconds !== null && secondsText(milliseconds), commit && `commit ${commit.slice(0, 8)}`]
          .filter(Boolean)
          .join(', ')}
      </p>
      {state === 'live' && !isUndone && (
        <p>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={undo === null}
            aria-describedby={headingId}
            onClick={() => undo?.()}
          >
            Undo
          </button>
        </p>
      )}
    </article>
  );
}
