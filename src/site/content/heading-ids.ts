/** A heading of a document in Markdown, as Astro has rendered it. */
interface Heading {
  readonly depth: number;
  readonly slug: string;
  readonly text: string;
}

/** A document as Astro has rendered it; its metadata has the headings. */
interface Rendered {
  readonly html: string;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

function headingsOf(document: Rendered | undefined): readonly Heading[] {
  return (document?.metadata?.['headings'] ?? []) as readonly Heading[];
}

/** The start of a heading, with the id that Astro has made of its words. */
const HEADING = /(<h[1-6] id=")[^"]*"/g;

/**
 * A translated document whose headings have the ids of the English ones, in the same order. So one
 * link to a part of a page works in every language (specification.md#languages).
 */
export function withEnglishHeadingIds<Document extends Rendered>(
  translation: Document,
  english: Rendered | undefined,
): Document {
  const ids = headingsOf(english).map(({ slug }) => slug);
  let index = 0;
  const html = translation.html.replace(HEADING, (heading, start: string) => {
    const id = ids[index++];
    return id === undefined ? heading : `${start}${id}"`;
  });
  const headings = headingsOf(translation).map((heading, at) => ({ ...heading, slug: ids[at] ?? heading.slug }));
  return { ...translation, html, metadata: { ...translation.metadata, headings } };
}
