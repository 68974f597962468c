/** A part in the traveller's locale within a text: an amount, a number, a moment. */
export interface LocalizedPart {
  readonly written: string;
}

/** A text in parts, so that those in another language can be marked. */
export type LocalizedParts = readonly (string | LocalizedPart)[];

/**
 * The text as a whole, where no part of it can be marked.
 *
 * @example joinParts(['Up to ', { written: '₱5,800' }]) // 'Up to ₱5,800'
 */
export function joinParts(pieces: LocalizedParts): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.written)).join('');
}
