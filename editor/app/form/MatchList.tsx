import { useEditorForm } from './form-context.ts';

/** Which listings a landing page shows with its filter. */
export function MatchList() {
  const { check, titleOf } = useEditorForm();
  const matches = check?.matches;
  if (!matches) return null;
  return (
    <section className="editor-extra" aria-label="Listings of this page">
      <p role="status">
        <strong>
          {matches.length === 0
            ? 'No listing matches this filter.'
            : `${matches.length} ${matches.length === 1 ? 'listing matches' : 'listings match'} this filter.`}
        </strong>
      </p>
      <ul className="editor-matches">
        {matches.map((code) => (
          <li key={code}>{titleOf(`listings/${code}.yaml`)}</li>
        ))}
      </ul>
    </section>
  );
}
