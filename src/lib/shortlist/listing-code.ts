/** Letters, then parts of capitals and digits: `PrivBoat-ELN-B`. The same shape as in listing.schema.ts. */
const CODE = /^[A-Za-z]+(?:-[A-Z0-9]+)+$/;

/** Longer than any code that an editor would write. */
const MAX_CODE_LENGTH = 40;

/** Reads a code that came from storage or from an address; undefined for whatever cannot be one. */
export function parseListingCode(text: unknown): string | undefined {
  return typeof text === 'string' && text.length <= MAX_CODE_LENGTH && CODE.test(text) ? text : undefined;
}
