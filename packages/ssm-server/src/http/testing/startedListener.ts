import type { AddressInfo } from 'node:net';
import { type ApiDependencies, createApi } from '../../api.ts';
import { type CatalogueHolder, createCatalogueHolder } from '../../catalogue/active.ts';
import { createRevocations } from '../../identity/identity.ts';
import type { Log, RequestRecord } from '../../log/log.ts';
import type { Measured } from '../../log/metrics/readings.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { createNodeCompress, createQuickCompress } from '../compress/compress.ts';
import { createFastPath } from '../fastPath.ts';
import type { Limits } from '../limits.ts';
import { createListener, type Listener, type ListenerOptions } from '../listener.ts';

export interface StartedListener extends Listener {
  readonly port: number;
  readonly origin: string;
  readonly catalogues: CatalogueHolder;
  /** Logged requests, such as `GET searchAnalytes 200`. */
  readonly lines: readonly string[];
}

export interface StartOptions extends Partial<ListenerOptions> {
  readonly hasFastPath?: boolean;
  readonly given?: Partial<ApiDependencies>;
}

/**
 * Tests send and answer in one process. On a busy machine a request can lie unread for longer than the limits of a real
 * server allow.
 */
export const patientLimits: Partial<Limits> = { headersMs: 600_000, bodyIdleMs: 600_000, requestMs: 600_000 };

export async function startListener({
  hasFastPath = true,
  given = {},
  limits,
  ...options
}: StartOptions = {}): Promise<StartedListener> {
  const lines: string[] = [];
  const write = (fields: object): void => {
    const { method, route, status } = fields as RequestRecord;
    lines.push(`${method} ${route} ${status}`);
  };
  const log: Log = { info: write, warn: write, error: write };
  const catalogues = createCatalogueHolder();
  catalogues.replace([smallCatalogue('V_7K'), smallCatalogue('V_11K')]);
  const fastPath = createFastPath({ catalogues });
  const quickCompress = createQuickCompress();
  let requests = 0;
  const newRequestId = (): string => `request-${++requests}`;
  const { identity = { verify: async () => undefined }, revocations = createRevocations() } = given;
  const api = createApi({
    catalogues,
    log,
    newRequestId,
    compress: createNodeCompress(quickCompress),
    isStoreReachable: async () => true,
    ...given,
    identity,
    revocations,
  });
  const listener = createListener({
    api,
    log,
    newRequestId,
    ...(hasFastPath ? { fastPath } : {}),
    ...options,
    limits: { ...patientLimits, ...limits },
  });
  await new Promise<void>((resolve) => {
    listener.server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = listener.server.address() as AddressInfo;
  const stop = async (graceMs: number): Promise<void> => {
    await listener.stop(graceMs);
    await quickCompress.stop();
  };
  return { ...listener, stop, port, origin: `http://127.0.0.1:${port}`, catalogues, lines };
}

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
