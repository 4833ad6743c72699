import { ownAddress } from '../schema/addressKinds.ts';
import { choice, commit, port, wholeNumber } from '../schema/kind.ts';
import { setting } from '../schema/setting.ts';

export const running = {
  logLevel: setting({
    variable: 'LOG_LEVEL',
    kind: choice(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
    defaultText: 'text at a terminal, JSON at `info` elsewhere',
    text: 'log level',
  }),
  metricsPort: setting({
    variable: 'SSM_METRICS_PORT',
    kind: port,
    text: 'a separate port for [metrics](operating.md#seeing-it-run) at `/metrics`; without it nothing is counted',
  }),
  metricsHost: setting({
    variable: 'SSM_METRICS_HOST',
    kind: ownAddress,
    defaultText: '127.0.0.1',
    text: 'the address of that port',
  }),
  drainSeconds: setting({
    variable: 'SSM_DRAIN_SECONDS',
    kind: wholeNumber(0, 600, { unit: 'seconds' }),
    default: '0',
    text: 'how long the server still answers after SIGTERM, with `/ready` 503. The sender of the signal must wait that long',
  }),
  commit: setting({
    variable: 'SSM_COMMIT',
    kind: commit,
    defaultText: 'that of the git repository',
    text: 'the commit of the sources, shown by `/health` and in the log',
  }),
};
