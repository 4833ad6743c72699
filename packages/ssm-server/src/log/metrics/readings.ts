/**
 * Collects functions that read counters of the server's parts. Each part counts for itself, and is read when metrics
 * are requested.
 */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { PreparedUsage } from '../../answer/preparedAnswers.ts';
import type { BodyUsage } from '../../http/bodies/bodyBudget.ts';
import type { UnsentUsage } from '../../http/write.ts';
import type { QueueLoad } from '../../queue/queue.ts';
import type { ConnectionUsage } from '../../store/store.ts';

type Value = readonly [labels: Readonly<Record<string, string>>, value: number];

interface ReadMetric {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly values: () => readonly Value[];
}

type Read = (Kind: typeof Gauge | typeof Counter, metric: ReadMetric) => void;

export function readingInto(register: Registry): Read {
  return (Kind, { name, help, labels = [], values }) => {
    const metric = new Kind({
      name,
      help,
      labelNames: [...labels],
      registers: [],
      collect() {
        this.reset();
        for (const [labelled, value] of values()) this.inc(labelled, value);
      },
    });
    register.registerMetric(metric);
  };
}

export function measuredBy(read: Read): Measured {
  const queues = new Map<QueueName, () => QueueLoad>();
  const ofQueues = (number: keyof QueueLoad) => (): readonly Value[] =>
    [...queues].map(([queue, load]) => [{ queue }, load()[number]]);
  const labels = ['queue'];
  read(Gauge, { name: 'ssm_queue_running', help: 'Work under way.', labels, values: ofQueues('running') });
  read(Gauge, {
    name: 'ssm_queue_waiting',
    help: 'Work that waits for its turn.',
    labels,
    values: ofQueues('waiting'),
  });
  read(Counter, {
    name: 'ssm_queue_refused_total',
    help: 'Work that was sent away because too much waited.',
    labels,
    values: ofQueues('refused'),
  });

  return {
    queue: (name, load) => void queues.set(name, load),

    preparedAnswers(usage) {
      const value = (number: Exclude<keyof ReturnType<typeof usage>, 'hits'>) => () => [[{}, usage()[number]]] as const;
      read(Gauge, { name: 'ssm_answers_kept', help: 'Prepared answers in memory.', values: value('entries') });
      read(Gauge, { name: 'ssm_answers_kept_bytes', help: 'Memory of prepared answers.', values: value('bytes') });
      read(Gauge, { name: 'ssm_answers_limit_bytes', help: 'The most of it.', values: value('mostBytes') });
      read(Counter, {
        name: 'ssm_answers_missed_total',
        help: 'Answers that had to be made, or are made anew each time.',
        values: value('misses'),
      });
      read(Counter, {
        name: 'ssm_answers_found_total',
        help: 'Answers that were in memory when the api looked for them.',
        values: () => [[{}, usage().hits]],
      });
    },

    fastAnswers(hits) {
      read(Counter, {
        name: 'ssm_answers_repeated_total',
        help: 'Answers that were given again without the api.',
        values: () => [[{}, hits()]],
      });
    },

    bodies(usage) {
      read(Gauge, {
        name: 'ssm_bodies_bytes',
        help: 'Of bodies that are being received or worked on.',
        values: () => [[{}, usage().bytes]],
      });
      read(Gauge, { name: 'ssm_bodies_limit_bytes', help: 'The most of it.', values: () => [[{}, usage().mostBytes]] });
      read(Counter, {
        name: 'ssm_bodies_refused_total',
        help: 'Bodies that did not fit into the budget of the server or of one sender.',
        labels: ['budget'],
        values: () => Object.entries(usage().refused).map(([budget, count]) => [{ budget }, count]),
      });
    },

    connections(usage) {
      read(Gauge, { name: 'ssm_connections', help: 'Open connections.', values: () => [[{}, usage().open]] });
      read(Gauge, { name: 'ssm_connections_limit', help: 'The most of them.', values: () => [[{}, usage().most]] });
      read(Counter, {
        name: 'ssm_connections_refused_total',
        help: 'Connections that were closed because too many were open.',
        values: () => [[{}, usage().refused]],
      });
    },

    unsent(usage) {
      read(Gauge, {
        name: 'ssm_unsent_bytes',
        help: 'Of answers that callers have not taken.',
        values: () => [[{}, usage().bytes]],
      });
      read(Gauge, { name: 'ssm_unsent_limit_bytes', help: 'The most of it.', values: () => [[{}, usage().mostBytes]] });
      read(Counter, {
        name: 'ssm_unsent_cut_total',
        help: 'Connections that were closed with an answer that was not taken.',
        labels: ['reason'],
        values: () => Object.entries(usage().cut).map(([reason, count]) => [{ reason }, count]),
      });
    },

    database(usage) {
      read(Gauge, {
        name: 'ssm_database_connections',
        help: 'Connections to the database, busy and idle.',
        labels: ['state'],
        values: () => {
          const { open, idle } = usage();
          return [
            [{ state: 'busy' }, open - idle],
            [{ state: 'idle' }, idle],
          ];
        },
      });
      read(Gauge, {
        name: 'ssm_database_connections_limit',
        help: 'The most of them.',
        values: () => [[{}, usage().most]],
      });
      read(Gauge, {
        name: 'ssm_database_waiting',
        help: 'Queries that wait for a connection.',
        values: () => [[{}, usage().waiting]],
      });
    },
  };
}

/** Queues of `answers` to prepare, `bodies` that wait for memory, `changes` of panels, and `workbooks` to read. */
type QueueName = 'answers' | 'bodies' | 'changes' | 'workbooks';

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
