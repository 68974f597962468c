/** Messages of the price for a group on a page, in English. */
export const en = {
  forGroup: (people: string) => `for ${people}`,
  ways: (ways: readonly string[]) => ways.join(' or '),
};

export type GroupSizeMessages = typeof en;
