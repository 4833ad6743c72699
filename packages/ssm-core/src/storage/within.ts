class TooLateError extends Error {
  override readonly name = 'TooLateError';
}

export async function within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abandon = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TooLateError(`no answer within ${milliseconds} ms`));
      abandon.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([work(abandon.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
