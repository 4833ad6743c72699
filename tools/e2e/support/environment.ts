/** The vitest environment for end-to-end tests. It stops the servers and browsers of a worker when the worker ends. */
import type { Environment } from 'vitest/runtime';

type Stop = () => Promise<void>;

declare global {
  /**
   * What to stop at the end. It is a global, because vitest loads this file apart from the tests. Undefined in other
   * environments.
   */
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
