import type { Measured } from '../../log/metrics/measured.ts';

export function readings() {
  const read: { [Name in 'bodies' | 'connections' | 'unsent']?: Parameters<Measured[Name]>[0] } = {};
  const measured: Measured = {
    queue: () => {},
    preparedAnswers: () => {},
    fastAnswers: () => {},
    database: () => {},
    bodies: (usage) => void (read.bodies = usage),
    connections: (usage) => void (read.connections = usage),
    unsent: (usage) => void (read.unsent = usage),
  };
  return { measured, read };
}
