import { Notice } from '../../src/islands/kit/Notice.tsx';
import type { Publication } from '../lib/publications.contract.ts';
import { PublicationDetail, secondsText } from './PublicationDetail.tsx';

interface Props {
  readonly publication: Publication;
  /** Pages that show what was saved in this window. */
  readonly pages: readonly string[];
}

const MAX_LINKS = 5;

/** How the publication of the moment goes, or how it ended. */
export function PublishResult({ publication, pages }: Props) {
  const { state, milliseconds } = publication;
  if (state === 'building') {
    return (
      <Notice tone="waiting" title="Publishing …" role="status">
        <PublicationDetail publication={publication} />
        <progress className="progress" aria-label="Publishing" />
      </Notice>
    );
  }
  if (state === 'failed') {
    return (
      <Notice tone="problem" title="It is not published" role="alert">
        <p>The site is as it was before, and so are your changes.</p>
        <PublicationDetail publication={publication} />
      </Notice>
    );
  }
  const addresses = pages.filter((page) => page.startsWith('/')).slice(0, MAX_LINKS);
  return (
    <Notice tone="good" title="It is live" role="status">
      {milliseconds !== null && <p>It took {secondsText(milliseconds)}.</p>}
      <PublicationDetail publication={publication} />
      <ul className="error-links">
        {(addresses.length > 0 ? addresses : ['/']).map((address) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener">
              {address === '/' ? 'See the home page' : `See ${address}`}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
