/**
 * A sentence with other things than text in it: links, amounts, hours. A message takes such parts
 * and puts each where its language has it.
 *
 * @example cash: <Part>(amount: Part) => ['Bring ', amount, ' in cash.']
 */
export type MessageParts<Part> = readonly (string | Part)[];
