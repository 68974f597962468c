/** What stands among English words as the traveller's locale writes it: an amount, a number, a moment. */
export interface Written {
  readonly written: string;
}

/** An English text in pieces, so that what is written in another language can be marked as such. */
export type Pieces = readonly (string | Written)[];

/**
 * The text as a whole, where no part of it can be marked.
 *
 * @example wholeText(['Up to ', { written: '₱5,800' }]) // 'Up to ₱5,800'
 */
export function wholeText(pieces: Pieces): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.written)).join('');
}
