/**
 * Follows the changes that other servers and commands make in a shared database. A notice announces each change at
 * once. A small query each second also finds changes while a connection looks alive but delivers nothing. Only changed
 * topics are read.
 */
import type { Log } from '../../log/log.ts';
import { NoNoticesError, type NoticeConnection, type NoticeListener } from '../../store/notices/noticeChannel.ts';
import { type ChangeNumbers, type Topic, topics } from '../../store/rows/changeRows.ts';

export interface ChangeSource {
  numbers(): Promise<ChangeNumbers>;
  readonly listen: ((listener: NoticeListener) => Promise<NoticeConnection>) | undefined;
}

/** Functions that reload a topic. They may be called without a change, and are called again after a rejection. */
export type Takers = Readonly<Record<Topic, () => Promise<void>>>;

export interface WatchTimes {
  readonly lookMs: number;
  /** Delay before notices are tried again after they were lost. */
  readonly retryMs: number;
  /** Delay before notices are tried again if they never arrived, as behind a pooler. */
  readonly silentMs: number;
}

/** Changes must be seen within a second, so polling must be faster to leave time for reading. */
const usualTimes: WatchTimes = { lookMs: 800, retryMs: 5000, silentMs: 300_000 };

export function watchChanges(
  source: ChangeSource,
  takers: Takers,
  log: Log,
  times: WatchTimes = usualTimes,
): () => Promise<void> {
  const seen = new Map<Topic, number | undefined>();
  const taking = new Set<Topic>();
  /** Topics that changed again while they were being read. */
  const late = new Set<Topic>();
  const failing = new Set<Topic | 'database' | 'notices'>();
  let connection: NoticeConnection | undefined;
  let isEnded = false;
  let isLooking = false;
  let isAskedAgain = false;
  let isChecking = false;
  let lookTimer: NodeJS.Timeout | undefined;
  let listenTimer: NodeJS.Timeout | undefined;

  function fails(what: Topic | 'database' | 'notices', fields: object, sentence: string): void {
    if (!failing.has(what)) log.warn(fields, sentence);
    failing.add(what);
  }

  function rest(): void {
    clearTimeout(lookTimer);
    if (!isEnded) lookTimer = setTimeout(() => void turn(false), times.lookMs);
  }

  async function take(topic: Topic, number: number | undefined): Promise<void> {
    taking.add(topic);
    try {
      await takers[topic]();
      seen.set(topic, number);
      failing.delete(topic);
    } catch (err) {
      fails(topic, { err, topic }, 'What another server has changed could not be read; it is tried again');
      rest();
    }
    taking.delete(topic);
    if (late.delete(topic)) void turn(true);
  }

  /** Returns whether any topic has changed. Topics load independently, because a catalogue takes seconds. */
  async function look(): Promise<boolean> {
    const numbers = await source.numbers();
    const changed = topics.filter((topic) => numbers[topic] !== seen.get(topic));
    for (const topic of changed) {
      if (taking.has(topic)) late.add(topic);
      else void take(topic, numbers[topic]);
    }
    return changed.length > 0;
  }

  async function turn(isTold: boolean): Promise<void> {
    if (isLooking) isAskedAgain = true;
    if (isLooking || isEnded) return;
    isLooking = true;
    isAskedAgain = false;
    try {
      const hasChanged = await look();
      if (failing.delete('database')) log.info({}, 'The database answers again');
      if (hasChanged && !isTold) void checkNotices();
    } catch (err) {
      fails('database', { err }, 'The database does not answer; the catalogues in memory go on answering');
    }
    isLooking = false;
    if (isAskedAgain) void turn(true);
    else rest();
  }

  /**
   * Checks whether notices still arrive, when a change came without one. The check takes seconds; polling continues
   * meanwhile.
   */
  async function checkNotices(): Promise<void> {
    const checked = connection;
    if (checked === undefined || isChecking) return;
    isChecking = true;
    const isHeard = await checked.check();
    isChecking = false;
    if (!isHeard && checked === connection) lose();
  }

  function lose(): void {
    const lost = connection;
    connection = undefined;
    void lost?.close();
    if (isEnded || lost === undefined) return;
    log.warn({}, 'Notices of changes come no more; they are looked for each second');
    listenTimer = setTimeout(() => void listen(), times.retryMs);
    void turn(false);
  }

  async function listen(): Promise<void> {
    if (source.listen === undefined || isEnded) return;
    try {
      const opened = await source.listen({ heard: () => void turn(true), lost: lose });
      if (isEnded) {
        await opened.close();
        return;
      }
      connection = opened;
      failing.delete('notices');
      log.info({}, 'Notices of changes come at once');
      void turn(true);
    } catch (err) {
      const isSilent = err instanceof NoNoticesError;
      const sentence = isSilent
        ? 'The database delivers no notices, as behind a pooler: changes are looked for each second. Set SSM_DATABASE_LISTEN_URL to its own address, or to none'
        : 'Notices of changes cannot be had; they are looked for each second';
      if (!isEnded) fails('notices', { err }, sentence);
      if (!isEnded) listenTimer = setTimeout(() => void listen(), isSilent ? times.silentMs : times.retryMs);
    }
  }

  void turn(false);
  void listen();
  return async () => {
    isEnded = true;
    clearTimeout(lookTimer);
    clearTimeout(listenTimer);
    await connection?.close();
  };
}
