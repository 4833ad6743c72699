/**
 * How long further changes build on a value that the page has not passed back. After that, the page counts as having
 * refused it.
 */
const patienceMs = 2000;

/** Values of a controlled property that were sent to the page, until it passes them back. */
export interface SentValues<Value> {
  readonly add: (value: Value) => void;
  /** Called when the page replaces the value `before`. A value that was not sent is new, and replaces all sent ones. */
  readonly answer: (value: Value | undefined, before: Value | undefined) => void;
  /** Returns the last sent value while the page may still pass it back. */
  readonly latest: () => Value | undefined;
}

export function createSentValues<Value extends object>(): SentValues<Value> {
  let sent: readonly Value[] = [];
  let sentAt = 0;

  function awaited(): readonly Value[] {
    if (Date.now() - sentAt >= patienceMs) sent = [];
    return sent;
  }

  return {
    latest: () => awaited().at(-1),
    add(value) {
      sent = [...awaited(), value];
      sentAt = Date.now();
    },
    answer(value, before) {
      if (sent.length === 0 || value === before) return;
      const text = JSON.stringify(value);
      if (text === JSON.stringify(before)) return;
      const place = sent.findIndex((each) => JSON.stringify(each) === text);
      sent = place < 0 ? [] : sent.slice(place + 1);
    },
  };
}
