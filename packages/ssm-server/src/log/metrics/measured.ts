/** Collects read functions of the server's parts, which count for themselves and are read on demand. */
import type { PreparedUsage } from '../../answer/preparedAnswers.ts';
import type { BodyUsage } from '../../http/bodies/bodyBudget.ts';
import type { UnsentUsage } from '../../http/write.ts';
import type { QueueLoad } from '../../queue/queue.ts';
import type { ConnectionUsage } from '../../store/store.ts';

/** `answers` in progress, `bodies` waiting for memory, `changes` of panels, and `workbooks` being read. */
export type QueueName = 'answers' | 'bodies' | 'changes' | 'workbooks';

interface SocketUsage {
  readonly open: number;
  readonly most: number;
  readonly refused: number;
}

export interface Measured {
  queue(name: QueueName, load: () => QueueLoad): void;
  preparedAnswers(usage: () => PreparedUsage): void;
  fastAnswers(hits: () => number): void;
  bodies(usage: () => BodyUsage): void;
  connections(usage: () => SocketUsage): void;
  unsent(usage: () => UnsentUsage): void;
  database(usage: () => ConnectionUsage): void;
}
