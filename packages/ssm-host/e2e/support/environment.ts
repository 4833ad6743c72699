/** The vitest environment of walks: stops the servers and browsers that a worker's files share when the worker ends. */
import type { Environment } from 'vitest/runtime';

type Stop = () => Promise<void>;

declare global {
  /** Vitest loads this file apart from the tests, so the two meet here. Undefined under another environment. */
  var stopsOfWorker: Stop[] | undefined;
}

const environment: Environment = {
  name: 'walks',
  viteEnvironment: 'ssr',
  setup() {
    globalThis.stopsOfWorker = [];
    return {
      async teardown() {
        await Promise.all((globalThis.stopsOfWorker ?? []).map((stop) => stop()));
      },
    };
  },
};

// oxlint-disable-next-line import/no-default-export -- vitest reads the environment from there
export default environment;
