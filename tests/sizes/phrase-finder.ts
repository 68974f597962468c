/** A word, or a mark: blanks between them do not matter. */
const TOKEN = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/** Where phrases that begin with the same tokens go on. `phrase` where one ends. */
interface Branch {
  readonly next: Map<string, Branch>;
  phrase?: string;
}

const newBranch = (): Branch => ({ next: new Map() });

const tokensOf = (text: string): readonly string[] => text.match(TOKEN) ?? [];

/**
 * A function that finds which of many phrases stand in a text, in one way through it. They are
 * compared token by token, so that blanks do not matter.
 */
export function phraseFinder(phrases: Iterable<string>): (text: string) => readonly string[] {
  const root = newBranch();
  for (const phrase of phrases) {
    let branch = root;
    for (const token of tokensOf(phrase)) {
      const next = branch.next.get(token) ?? newBranch();
      branch.next.set(token, next);
      branch = next;
    }
    if (branch !== root) branch.phrase = phrase;
  }
  return (text) => {
    const tokens = tokensOf(text);
    return tokens.flatMap((_, start) => {
      const found: string[] = [];
      let branch: Branch | undefined = root;
      for (let at = start; branch; at += 1) {
        if (branch.phrase !== undefined) found.push(branch.phrase);
        branch = branch.next.get(tokens[at] ?? '');
      }
      return found;
    });
  };
}
