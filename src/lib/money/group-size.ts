/** The group size before a traveller chooses one; pages are built for it. */
export const DEFAULT_PEOPLE = 2;

/** Larger groups write to the operator. */
export const MAX_PEOPLE = 20;
