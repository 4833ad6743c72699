import { ownAddress } from '../schema/addressKinds.ts';
import { choice, commit, port, wholeNumber } from '../schema/kind.ts';
import { setting } from '../schema/setting.ts';

export const running = {
  logLevel: setting({
    variable: 'LOG_LEVEL',
    kind: choice(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
    defaultText: 'words at a terminal, JSON at `info` elsewhere',
    text: 'what the log says',
  }),
  metricsPort: setting({
    variable: 'SSM_METRICS_PORT',
    kind: port,
    text: 'a port of its own where the server tells [what it counts](operating.md#seeing-it-run), at `/metrics`; without one nothing is counted. Another one than `PORT`',
  }),
  metricsHost: setting({
    variable: 'SSM_METRICS_HOST',
    kind: ownAddress,
    defaultText: '127.0.0.1',
    text: 'the address on which that port listens',
  }),
  drainSeconds: setting({
    variable: 'SSM_DRAIN_SECONDS',
    kind: wholeNumber(0, 600, { unit: 'seconds' }),
    default: '0',
    text: 'how long a server that SIGTERM has told to end serves on: `/ready` is 503 and each answer closes its connection, so that a proxy sends people elsewhere before it is gone. Whoever sends the signal has to wait as long',
  }),
  commit: setting({
    variable: 'SSM_COMMIT',
    kind: commit,
    defaultText: 'that of the git repository',
    text: 'the commit of the sources, which `/health` and the first line of the log tell with the release',
  }),
};
