import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { problemResponse } from '../answer/problem.ts';
import { type Allowance, noLimits } from '../exchange/access.ts';
import type { Arrival } from '../exchange/exchange.ts';
import { elapsedMs, type Log, logRequest, requestIdOf } from '../log/log.ts';
import type { Measured } from '../log/metrics/readings.ts';
import type { AppSettings, PageSettings } from '../settings/appSettings.ts';
import { createBodyReceiver } from './bodies/arrivingBody.ts';
import { createBodyBudget } from './bodies/bodyBudget.ts';
import { createDiscard } from './bodies/discard.ts';
import { answerClientErrors } from './clientErrors.ts';
import { compressThoroughly } from './compress/compress.ts';
import { type ConnectionState, drain } from './drain.ts';
import type { FastPath } from './fastPath.ts';
import { fillEmbedPage, fillPage } from './files/fillPage.ts';
import { createStaticFiles, type StaticFiles } from './files/staticFiles.ts';
import { createHandOver, type ProviderHandler } from './handOver.ts';
import { defaultLimits, type Limits } from './limits.ts';
import {
  createCallerAddress,
  forwardedSignIn,
  forwardedWarning,
  hasBody,
  isForwarded,
  normaliseTarget,
} from './request.ts';
import { createSecurity, type Security, type SecuritySettings } from './securityHeaders.ts';
import { createSlowPath, type SlowAnswer } from './slowPath.ts';
import { answerOf, createUnsent, writeAnswer } from './write.ts';

export interface ListenerOptions {
  readonly api: (request: Request, arrival: Arrival) => Promise<Response>;
  readonly log: Log;
  readonly newRequestId?: (() => string) | undefined;
  readonly fastPath?: FastPath;
  /** Built application. If it is missing, only the API answers. */
  readonly staticFolder?: string | undefined;
  readonly page?: PageSettings;
  readonly app?: AppSettings | undefined;
  readonly security?: SecuritySettings;
  readonly provider?: { readonly handle: ProviderHandler } | undefined;
  readonly limits?: Partial<Limits>;
  /** Rate limits for sign-ins. */
  readonly allowance?: Allowance | undefined;
  /** Proxies whose X-Forwarded-For is trusted; see createCallerAddress. */
  readonly trustedProxies?: readonly string[];
  /** Whether requests that came through a proxy are refused sign-in, and their tokens are not accepted. */
  readonly refusesProxies?: boolean | undefined;
  readonly measured?: Measured | undefined;
}

export interface Listener {
  readonly server: Server;
  /** Makes the next answer on each connection the last one, so that proxies use other servers. */
  readonly leave: () => void;
  /** Stops accepting, finishes requests in flight, and closes the rest after `graceMs`. */
  readonly stop: (graceMs: number) => Promise<void>;
}

interface NodeServerOptions extends ServerOptions {
  /**
   * Lets Node skip the stream of a request without a body, as nearly every request is. Node's types lack this option.
   */
  readonly optimizeEmptyRequests: boolean;
}

const providerPath = /^\/oidc(?:[/?]|$)/;

const internal = {
  code: 'internal',
  detail: 'The server met an error of its own. Try again later; if it persists, report the requestId.',
} as const;

function filesOf(options: ListenerOptions, { ofEmbedPage, ofPlanSolver }: Security): StaticFiles | undefined {
  const { staticFolder: folder, page = {}, app } = options;
  if (folder === undefined) return undefined;
  const embedOrigins = options.security?.embedOrigins ?? [];
  const pages = {
    'index.html': { fill: (text: string) => fillPage(text, page, app) },
    'embed.html': { fill: (text: string) => fillEmbedPage(text, page, embedOrigins), headers: ofEmbedPage },
  };
  return createStaticFiles({ folder, compress: compressThoroughly, pages, ofPlanSolver });
}

/** Creates the listener. Throws if one of the listed origins is invalid. */
export function createListener(options: ListenerOptions): Listener {
  const { api, log, newRequestId, fastPath, allowance = noLimits, measured } = options;
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const callerAddress = createCallerAddress(options.trustedProxies);
  const security = createSecurity(options.security);
  const files = filesOf(options, security);
  const budget = createBodyBudget({ bytes: limits.budgetBytes, senderBytes: limits.senderBytes });
  measured?.bodies(budget.usage);
  const bodies = createBodyReceiver({ limits, budget });
  measured?.queue('bodies', bodies.load);
  const discard = createDiscard(limits.lingerMs);
  const unsent = createUnsent({ idleMs: limits.unsentIdleMs, bytes: limits.unsentBytes });
  measured?.unsent(unsent.usage);
  const slowPath = createSlowPath({ api, fastPath, files, security, bodies, callerAddress });
  const formTargets = options.security?.returnOrigins ?? [];
  const handOver =
    options.provider &&
    createHandOver({
      provider: options.provider.handle,
      security,
      formTargets,
      limits,
      budget,
      allowance,
      callerAddress,
      discard,
      unsent,
      log,
    });
  const connections = new Map<Socket, ServerResponse | undefined>();
  const stateOf = (socket: Socket): ConnectionState => {
    const latest = connections.get(socket);
    if (latest === undefined) return 'new';
    return latest.writableFinished ? 'idle' : 'busy';
  };
  let refusedConnections = 0;
  let hasWarned = false;
  let isStopping = false;

  async function answerSlowly(
    incoming: IncomingMessage,
    requestId: string,
    onAdmitted: () => void,
  ): Promise<SlowAnswer | undefined> {
    try {
      return await slowPath(incoming, requestId, onAdmitted);
    } catch (error) {
      log.error({ requestId, route: 'listener', err: error }, 'Unexpected error');
      return { ...(await answerOf(problemResponse(internal, requestId))), route: 'refused' };
    }
  }

  async function handleSlowly(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    requestId: string,
    onAdmitted: () => void,
  ): Promise<void> {
    const started = performance.now();
    const { method = '', headers } = incoming;
    const answer = await answerSlowly(incoming, requestId, onAdmitted);
    if (answer === undefined) {
      incoming.socket.destroy();
      logRequest(log, { method, route: 'unreadable', status: 408, ms: elapsedMs(started), requestId });
      return;
    }
    const isUnread = hasBody(incoming) && !incoming.complete;
    const body = method === 'HEAD' ? null : answer.body;
    const completed = { ...answer, body, headers: security.complete(answer.headers, headers.origin) };
    if (body === null && answer.body instanceof ReadableStream) void answer.body.cancel();
    const onBroken = (err: unknown): void => log.warn({ requestId, err }, 'A file was not sent to its end');
    writeAnswer(outgoing, completed, { isLast: isStopping || isUnread, unsent, onBroken });
    if (isUnread) discard(incoming);
    if (answer.route === undefined) return;
    logRequest(log, { method, route: answer.route, status: answer.status, ms: elapsedMs(started), requestId });
  }

  function refuseProxy(incoming: IncomingMessage): boolean {
    if (options.refusesProxies !== true || !isForwarded(incoming)) return false;
    delete incoming.headers.authorization;
    if (!hasWarned) log.warn({}, forwardedWarning);
    hasWarned = true;
    return true;
  }

  function handle(incoming: IncomingMessage, outgoing: ServerResponse, isAwaited = false): void {
    const { headers, socket } = incoming;
    connections.set(socket, outgoing);
    normaliseTarget(incoming);
    const isRefused = refuseProxy(incoming);
    const requestId = requestIdOf(headers['x-request-id'] as string | undefined, newRequestId);
    // A caller that sent Expect: 100-continue waits for this before it sends its body.
    const onAdmitted = (): void => {
      if (isAwaited) outgoing.writeContinue();
    };
    if (handOver !== undefined && providerPath.test(incoming.url ?? '')) {
      onAdmitted();
      void handOver(incoming, outgoing, requestId, isRefused ? forwardedSignIn : undefined);
      return;
    }
    const isPlain = !isStopping && !(security.variesByOrigin && headers.origin !== undefined);
    const started = performance.now();
    const fast = isPlain ? fastPath?.find(incoming) : undefined;
    if (fast === undefined) {
      void handleSlowly(incoming, outgoing, requestId, onAdmitted);
      return;
    }
    outgoing.writeHead(fast.status, [...fast.headers, 'X-Request-Id', requestId]);
    outgoing.end(fast.body);
    unsent.watch(outgoing, fast.body);
    logRequest(log, { method: 'GET', route: fast.route, status: fast.status, ms: elapsedMs(started), requestId });
  }

  const serverOptions: NodeServerOptions = {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: 500,
    // Later, the server answers a missing Host header with a problem.
    requireHostHeader: false,
    optimizeEmptyRequests: true,
  };
  const server = createServer(serverOptions, (incoming, outgoing) => handle(incoming, outgoing));
  // The limit of the head's size also limits the number of headers. A maximum here would make Node drop headers
  // silently.
  server.maxHeadersCount = 0;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => {
      connections.delete(socket);
      unsent.gone(socket);
    });
  });
  server.on('timeout', (socket: Socket) => {
    const lies = socket.writableLength > 0;
    // The answer is still being made, so its reader has nothing to take.
    if (!lies && stateOf(socket) === 'busy') return;
    if (lies) unsent.givenUp();
    socket.destroy();
  });
  server.maxConnections = limits.connections;
  server.on('drop', () => {
    refusedConnections += 1;
  });
  measured?.connections(() => ({ open: connections.size, most: limits.connections, refused: refusedConnections }));
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => handle(incoming, outgoing, true));
  server.on('checkExpectation', (incoming: IncomingMessage, outgoing: ServerResponse) => handle(incoming, outgoing));
  answerClientErrors(server, {
    log,
    newRequestId,
    security,
    headerBytes: limits.headerBytes,
    latestOn: (socket) => connections.get(socket),
  });

  return {
    server,
    leave() {
      isStopping = true;
    },
    stop(graceMs) {
      isStopping = true;
      return drain(server, connections, stateOf, graceMs);
    },
  };
}
