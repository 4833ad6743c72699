export interface SeqIdsNotOfferedProps {
  /** Unknown SeqIds, joined; empty when there are none. */
  readonly unknown: string;
  readonly sentences: readonly string[];
}

export function SeqIdsNotOffered({ unknown, sentences }: SeqIdsNotOfferedProps) {
  return (
    <>
      {unknown !== '' && <p>{unknown}</p>}
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  );
}
