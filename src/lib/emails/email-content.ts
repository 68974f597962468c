/** A part of a mail. Texts are plain: the renderers escape. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

/** What a mail says, before it becomes text and HTML. */
export interface EmailContent {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const heading = (words: string): Block => ({ kind: 'heading', text: words });
export const list = (items: readonly string[]): Block => ({ kind: 'list', items });
export const link = (words: string, url: string): Block => ({ kind: 'link', text: words, url });

/** Labelled values; those that are null or empty are left out. */
export function factsBlock(rows: readonly (readonly [label: string, value: string | null])[]): Block {
  return { kind: 'facts', rows: rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])) };
}
