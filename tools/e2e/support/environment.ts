/** The vitest environment of e2e tests: stops a worker's shared servers and browsers when it ends. */
import type { Environment } from 'vitest/runtime';

type Stop = () => Promise<void>;

declare global {
  /** Vitest loads this file apart from the tests, so they share a global. Undefined in other environments. */
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
