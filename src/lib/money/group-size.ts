/** A group that nobody has said anything about yet: pages are built for it. */
export const DEFAULT_PEOPLE = 2;

/** Larger groups write to the operator. */
export const MAX_PEOPLE = 20;
