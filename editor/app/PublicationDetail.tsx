import { isContentPath } from '../lib/editor.contract.ts';
import { editorHref } from '../lib/editor-route.ts';
import type { Publication } from '../lib/publications.contract.ts';

/** "8.4 seconds" of milliseconds. */
export function secondsText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 100) / 10;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

const FILE = /((?<![\w-])[a-z][a-z-]*\/[A-Za-z0-9-]+(?:\.[a-z]{2})?\.(?:yaml|md))/;

/** The step of a publication, or what went wrong; files in it lead to their forms. */
export function PublicationDetail({ publication: { detail } }: { readonly publication: Publication }) {
  if (detail === '') return null;
  return (
    <p className="editor-detail">
      {detail.split(FILE).map((part, index) =>
        isContentPath(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have their places
          <a key={index} href={editorHref({ screen: 'file', path: part })}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
