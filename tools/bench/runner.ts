/** Runs sessions several times. The two sides of a session take turns, so that other work on the machine slows both. */
import type { Run, Samples } from './lines.ts';

export interface Session {
  readonly who: string;
  readonly name: string;
  readonly baseline?: () => Promise<Samples>;
  readonly ours: () => Promise<Samples>;
}

async function attempt(title: string, measure: () => Promise<Samples>): Promise<Samples | undefined> {
  for (let count = 1; count <= 2; count += 1) {
    try {
      return await measure();
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      console.error(`${title} failed (attempt ${count} of 2): ${reason}`);
    }
  }
  return undefined;
}

async function runOnce(session: Session, index: number): Promise<Run> {
  const sides = ['baseline', 'ours'] as const;
  const run: { baseline?: Samples; ours?: Samples } = {};
  // The sides take turns in going first, because the first side finds colder caches.
  for (const side of index % 2 === 0 ? sides : sides.toReversed()) {
    const measure = session[side];
    const samples = measure && (await attempt(`${session.who}, ${session.name}, ${side}`, measure));
    if (samples !== undefined) run[side] = samples;
  }
  return run;
}

export async function runSessions(sessions: readonly Session[], count: number): Promise<Map<Session, Run[]>> {
  const runs = new Map(sessions.map((session) => [session, [] as Run[]]));
  for (let index = 0; index < count; index += 1) {
    for (const session of sessions) {
      const began = performance.now();
      runs.get(session)?.push(await runOnce(session, index));
      const seconds = ((performance.now() - began) / 1000).toFixed(0).padStart(4);
      console.log(`run ${index + 1} of ${count} ${seconds} s  ${session.who}, ${session.name}`);
    }
  }
  return runs;
}
