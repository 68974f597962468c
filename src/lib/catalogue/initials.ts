/** The one or two letters that are drawn where an author has no picture: "Sophie L." is SL. */
export function initialsOf(author: string): string {
  const words = author.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [...first]
    .slice(0, 1)
    .concat([...last].slice(0, 1))
    .join('')
    .toUpperCase();
}
