import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Publication } from '../lib/publications.contract.ts';
import { PublicationCard } from './PublicationCard.tsx';
import { PublishResult } from './PublishResult.tsx';
import { SentenceList } from './SentenceList.tsx';
import { $savedPages } from './saved-pages.store.ts';
import { UndoDialog } from './UndoDialog.tsx';
import { usePublications } from './use-publications.ts';

/** What is not live, the button that makes it so, and what was published before. */
export function PublishScreen() {
  const { publications, pending, problem, isBusy, own, changedSince, publish, undo, reset } = usePublications();
  const savedPages = useStore($savedPages);
  const [undoing, setUndoing] = useState<Publication | null>(null);
  const current = publications.find(({ id }) => id === own) ?? publications.find(({ state }) => state === 'building');
  const undone = new Set(publications.filter(({ state }) => state === 'live').map(({ undoes }) => undoes));
  return (
    <>
      <header className="editor-head">
        <h1>Publish</h1>
        <p className="soft">What is saved and not live yet goes to the site, all at once.</p>
      </header>
      {problem && (
        <p className="desk-problem" role="alert">
          {problem}
        </p>
      )}
      {current && <PublishResult publication={current} pages={[...new Set(Object.values(savedPages).flat())]} />}
      <section className="desk-section" aria-label="Not live yet">
        {pending === null && !problem && <p role="status">Loading …</p>}
        {pending?.length === 0 && <p>Everything that is saved is live.</p>}
        {pending && pending.length > 0 && (
          <>
            <h2>{pending.length === 1 ? 'One change' : `${pending.length} changes`}</h2>
            <SentenceList sentences={pending} />
            <p>
              <button type="button" className="button" aria-disabled={isBusy} onClick={publish}>
                {isBusy ? 'One moment …' : 'Publish'}
              </button>
            </p>
          </>
        )}
      </section>
      {publications.length > 0 && (
        <section className="desk-section" aria-label="Published before">
          <h2>Published before</h2>
          <ul className="desk-list">
            {publications.map((publication) => (
              <li key={publication.id}>
                <PublicationCard
                  publication={publication}
                  isUndone={undone.has(publication.id)}
                  undo={isBusy ? null : () => setUndoing(publication)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {undoing && (
        <UndoDialog
          publication={undoing}
          changedSince={changedSince}
          isBusy={isBusy}
          problem={problem}
          undo={async () => {
            if (await undo(undoing.id)) setUndoing(null);
          }}
          close={() => {
            reset();
            setUndoing(null);
          }}
        />
      )}
    </>
  );
}
