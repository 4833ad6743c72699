import { setTimeout as pause } from 'node:timers/promises';

/** Polls until there is an answer. Rejects after `deadlineMs`, with `what` in the message. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined> | Answer | undefined,
  deadlineMs = 60_000,
): Promise<Answer> {
  const deadline = performance.now() + deadlineMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`Not within ${deadlineMs} ms: ${what}`);
    await pause(20);
  }
}
