export interface FoldedSentencesProps {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly className: string;
}

export function FoldedSentences({ title, sentences, className }: FoldedSentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <details className={className} data-component="FoldedSentences">
      <summary>{title}</summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

export interface SeqIdsNotOfferedProps {
  /** Unknown SeqIds as one text; empty if there are none. */
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
