/** What the parts of the server let be read of them: they count for themselves, and are asked when somebody wants to know. */
import type { PreparedUsage } from '../../answer/prepared/preparedAnswers.ts';
import type { BodyUsage } from '../../http/bodies/bodyBudget.ts';
import type { UnsentUsage } from '../../http/unsent.ts';
import type { QueueLoad } from '../../queue/queue.ts';
import type { ConnectionUsage } from '../../store/store.ts';

/** `answers` are being made, `bodies` wait to be let in, `changes` of panels wait for each other, `workbooks` are being read. */
export type QueueName = 'answers' | 'bodies' | 'changes' | 'workbooks';

/** Connections of the listener at the moment, and how many were ever closed because there were too many. */
interface SocketUsage {
  readonly open: number;
  readonly most: number;
  readonly refused: number;
}

/** Takes what is read later; each is offered once. */
export interface Measured {
  queue(name: QueueName, load: () => QueueLoad): void;
  preparedAnswers(usage: () => PreparedUsage): void;
  /** Answers that were given again without the api. */
  fastAnswers(hits: () => number): void;
  bodies(usage: () => BodyUsage): void;
  connections(usage: () => SocketUsage): void;
  /** Answers that callers do not take. */
  unsent(usage: () => UnsentUsage): void;
  database(usage: () => ConnectionUsage): void;
}
