interface Props {
  readonly sentences: readonly string[];
}

/** What changed, a sentence each. */
export function SentenceList({ sentences }: Props) {
  return (
    <ul className="text-list">
      {sentences.map((sentence) => (
        <li key={sentence} className="desk-wrap">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
