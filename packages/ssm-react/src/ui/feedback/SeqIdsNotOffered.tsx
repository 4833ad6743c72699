export interface SeqIdsNotOfferedProps {
  /** SeqIds of which nothing is known, joined; empty without any. */
  readonly unknown: string;
  /** A sentence for each SeqId of which something is known. */
  readonly sentences: readonly string[];
}

/** SeqIds that the menu does not have. */
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
