/**
 * Implements the /sat server as a function from Request to Response. Uses no Node API, so a browser page can run it.
 */
import { type Context, Hono } from 'hono';
import { satDocument } from 'ssm-openapi';
import type { Bytes, Compress } from './answer/bytes.ts';
import { createPreparedAnswers, type PreparedAnswers } from './answer/preparedAnswers.ts';
import { type ProblemDetails, ProblemError, problemResponse } from './answer/problem.ts';
import type { CatalogueHolder } from './catalogue/active.ts';
import { type Allowance, admit, type Gate, isRequestPath, noLimits, senderOf } from './exchange/access.ts';
import { type PlannedAnswer, respond } from './exchange/answers.ts';
import {
  type Arrival,
  type ArrivingBody,
  BrokenBodyError,
  type Exchange,
  type Operation,
  type Services,
} from './exchange/exchange.ts';
import { operations } from './exchange/operations.ts';
import { keepPrepared } from './exchange/popular.ts';
import { createFiles, type FileFolder } from './files/createFiles.ts';
import { defaultIndex } from './files/fileIndex.ts';
import type { Files } from './files/files.ts';
import { createMadeFiles } from './files/made/madeFiles.ts';
import { type Flags, fixedFlags } from './flags/flags.ts';
import type { Identity } from './identity/identity.ts';
import { createPreferences, createRevocations, type Preferences, type Revocations } from './identity/identity.ts';
import { elapsedMs, type Log, logRequest, requestIdOf } from './log/log.ts';
import type { Measured } from './log/metrics/readings.ts';
import { fixedNotes, type ReleaseNotes } from './notes/releaseNotes.ts';
import { createRevisionChanges, type FindRevision, type RevisionChanges } from './panels/changes/catalogueChanges.ts';
import { createPanels } from './panels/createPanels.ts';
import { memoryTables } from './panels/memoryTables.ts';
import { createOwnCollections } from './panels/own/createOwnCollections.ts';
import { memoryCollections } from './panels/own/memoryCollections.ts';
import type { OwnCollections } from './panels/own/ownCollections.ts';
import type { Panels } from './panels/panels.ts';
import { createOwnQueues } from './queue/queue.ts';
import type { AppSettings } from './settings/appSettings.ts';
import { defaultAppSettings } from './settings/defaultSettings.ts';
import { StoreError } from './store/store.ts';
import { localTexts } from './texts/serverTexts.ts';
import { bodyCheck } from './validate/body.ts';
import { type ContractOperation, contractAddress, contractOperations, type OperationId } from './validate/contract.ts';
import { noSuchPath, parameterCheck } from './validate/parameters.ts';
import { createInPageReader } from './workbook/thread/inPageReader.ts';
import type { WorkbookReader } from './workbook/workbookReader.ts';

export interface ApiDependencies {
  readonly catalogues: CatalogueHolder;
  readonly identity: Identity;
  readonly log: Log;
  readonly newRequestId?: (() => string) | undefined;
  /** Absent in browsers, where compression gains nothing. */
  readonly compress?: Compress;
  /** Bytes of prepared answers; 64 MiB by default. */
  readonly preparedBytes?: number;
  /** Prepared answers that servers with equal catalogues share. By default each server has its own. */
  readonly answers?: PreparedAnswers;
  /** Prepares common answers in advance and compresses them thoroughly; on by default. */
  readonly isThorough?: boolean;
  readonly isStoreReachable: () => Promise<boolean>;
  /** Returns whether the server is shutting down; false by default. */
  readonly isLeaving?: () => boolean;
  /** Stores preferences; in memory by default. */
  readonly preferences?: Preferences;
  /** Stores panels; in memory by default. */
  readonly panels?: Panels;
  /** Stores own collections; in memory by default. */
  readonly ownCollections?: OwnCollections;
  /** Finds stored revisions, to tell what changed in panels; none by default. `changes` replaces it. */
  readonly findRevision?: FindRevision;
  readonly changes?: RevisionChanges;
  /** The application's settings; the defaults if absent. */
  readonly settings?: AppSettings;
  /** Feature flags; fixed defaults if absent. */
  readonly flags?: Flags;
  /** Stores revoked tokens; in memory by default. */
  readonly revocations?: Revocations;
  /** Reads uploaded workbooks; in this thread by default, which suits small files. */
  readonly workbooks?: WorkbookReader;
  /** Release notes; none by default. */
  readonly notes?: ReleaseNotes;
  /** An operator's files; generated ones by default. */
  readonly fileFolder?: FileFolder | undefined;
  /** The release that /health reports; unknown by default. */
  readonly build?: Services['build'];
  /** BCP 47 tag for generated files; English by default. */
  readonly locale?: string | undefined;
  /** Rate limits per sender; unlimited by default. */
  readonly allowance?: Allowance | undefined;
  /** Receives read functions for metrics. */
  readonly measured?: Measured | undefined;
}

interface Bindings {
  readonly requestId: string;
  route: string;
  readonly address: string | undefined;
  /** Undefined without a body, and where the request object itself contains the body. */
  readonly body: ArrivingBody | undefined;
}

type Handler = (context: Context<{ Bindings: Bindings }>) => Promise<Response>;

/**
 * Reads the body of an admitted caller. Counts the announced bytes against the caller's allowance before they arrive.
 */
async function received(body: ArrivingBody, sender: string, allowance: Allowance, count: () => Promise<void>) {
  const size = body.reserve(sender);
  await count();
  await allowance.take('kibibytes', sender, Math.ceil(size / 1024));
  return body.receive();
}

function operationHandler(operation: ContractOperation, gate: Gate, services: Services): Handler {
  const check = parameterCheck(operation);
  const { operationId } = operation;
  const { access, counts, body: limit = 'json', operate } = operations[operationId];
  const readBody = operation.bodies.length > 0 ? bodyCheck(operation.bodies) : undefined;
  const { allowance } = services;
  return async ({ req, env }) => {
    env.route = operationId;
    const arriving = env.body;
    if (readBody === undefined) await arriving?.skip();
    else await arriving?.begin(limit);
    const given = req.param();
    const { search } = new URL(req.raw.url);
    // A path that is neither public nor secured is not in the contract and gets 404.
    if (access === 'byRequestPath' && !isRequestPath(given['reqPath'])) check(given, search);
    const call = { rule: access, path: given, authorization: req.raw.headers.get('Authorization') };
    // Authorizes first, so an unauthorized caller learns nothing about other faults.
    let caller = await admit(call, gate);
    const sender = senderOf(caller.signedIn?.person.sub, env.address);
    const count = async (): Promise<void> => {
      if (counts !== undefined) await allowance.take(counts, sender);
    };
    let bytes: Bytes | undefined;
    if (readBody !== undefined && arriving !== undefined) {
      bytes = await received(arriving, sender, allowance, count);
      // Token and role may have expired while the body arrived.
      caller = await admit(call, gate);
    }
    const { path, query } = check(given, search);
    if (bytes === undefined) await count();
    const contentType = req.raw.headers.get('Content-Type');
    const body = readBody?.(contentType, bytes ?? new Uint8Array(await req.raw.arrayBuffer()));
    const exchange = {
      operationId,
      request: req.raw,
      requestId: env.requestId,
      path,
      query,
      body,
      ...caller,
      sender,
      isSecured: caller.signedIn !== undefined,
      services,
    };
    return (operate as Operation<OperationId>)(exchange as unknown as Exchange);
  };
}

function methodNotAllowed(methods: readonly string[]): never {
  const Allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
  throw new ProblemError({ code: 'method_not_allowed', detail: `This path takes ${Allow}.`, headers: { Allow } });
}

const contractPlan: PlannedAnswer = {
  get key() {
    return JSON.stringify(satDocument);
  },
  mediaType: 'application/json',
  make: () => new TextEncoder().encode(JSON.stringify(satDocument)),
};

function addRoutes(app: Hono<{ Bindings: Bindings }>, gate: Gate, services: Services): void {
  const methodsOf = new Map<string, string[]>();
  for (const operation of contractOperations()) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(operation.method, path, operationHandler(operation, gate, services));
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), operation.method]);
  }
  app.get(contractAddress, async ({ req, env }) => {
    env.route = 'openapi';
    await env.body?.skip();
    const { requestId, route } = env;
    const { answers } = services;
    return respond(
      { request: req.raw, requestId, route, isPrivate: false, answers, isCurrent: () => true },
      contractPlan,
    );
  });
  methodsOf.set(contractAddress, ['GET']);
  for (const [path, methods] of methodsOf) {
    app.all(path, async ({ env }) => {
      await env.body?.skip();
      return methodNotAllowed(methods);
    });
  }
  app.notFound(async ({ env }) => {
    await env.body?.skip();
    throw new ProblemError({ code: 'not_found', detail: noSuchPath });
  });
}

/** Reports a write that storage could not keep. */
function storageProblem({ code }: StoreError): ProblemDetails {
  if (code === 'disk_full') return { code: 'insufficient_storage', detail: 'There is no space left to keep this.' };
  if (code === 'not_writable') {
    const readOnly =
      'Nothing can be saved at the moment: the server cannot write to its disk. What was saved can be read.';
    return { code: 'unavailable', detail: readOnly, headers: { 'Retry-After': '60' } };
  }
  const detail = 'The server cannot reach its storage at the moment. Try again in a few seconds.';
  return { code: 'unavailable', detail, headers: { 'Retry-After': '5' } };
}

/** Converts an error to a response. An unexpected error is logged, and the response has only its request id. */
function answerError(thrown: unknown, { requestId, route }: Bindings, log: Log): Response {
  if (thrown instanceof ProblemError) {
    if (thrown.cause !== undefined) log.error({ requestId, route, err: thrown.cause }, 'A dependency failed');
    return problemResponse(thrown.problem, requestId);
  }
  if (thrown instanceof StoreError) {
    log.error({ requestId, route, err: thrown }, 'Storage failed');
    return problemResponse(storageProblem(thrown), requestId);
  }
  log.error({ requestId, route, err: thrown }, 'Unexpected error');
  const detail = 'The server met an error of its own. Try again later; if it persists, report the requestId.';
  return problemResponse({ code: 'internal', detail }, requestId);
}

function filesOf({ catalogues, fileFolder, locale }: ApiDependencies, notes: ReleaseNotes): Files {
  const { files: texts } = localTexts(locale).texts;
  const made = createMadeFiles({ catalogues, notes, texts });
  return createFiles({ index: defaultIndex(texts), made, texts, folder: fileFolder });
}

const mostMadeForOne = 48;

/** The returned function rejects only with BrokenBodyError: every other failure becomes a problem response. */
export function createApi(dependencies: ApiDependencies): (request: Request, arrival?: Arrival) => Promise<Response> {
  const { catalogues, identity, log, newRequestId, isStoreReachable, isLeaving = () => false } = dependencies;
  const { preferences = createPreferences(), revocations = createRevocations() } = dependencies;
  const { panels = createPanels(memoryTables()), workbooks = createInPageReader() } = dependencies;
  const { ownCollections = createOwnCollections(memoryCollections()) } = dependencies;
  const { flags = fixedFlags(), settings = defaultAppSettings, notes = fixedNotes([]) } = dependencies;
  const { compress, preparedBytes: maximumBytes, isThorough = true, build = {}, allowance = noLimits } = dependencies;
  const files = filesOf(dependencies, notes);
  const { answers = createPreparedAnswers({ compress, maximumBytes, isThorough }) } = dependencies;
  dependencies.measured?.queue('answers', answers.load);
  dependencies.measured?.preparedAnswers(answers.usage);
  keepPrepared({ catalogues, answers, log });
  const app = new Hono<{ Bindings: Bindings }>();
  app.onError((error) => {
    throw error;
  });
  const shared = {
    catalogues,
    answers,
    shares: createOwnQueues(mostMadeForOne, 0),
    allowance,
    isStoreReachable,
    isLeaving,
    preferences,
    panels,
    ownCollections,
    changes: dependencies.changes ?? createRevisionChanges(dependencies.findRevision ?? (async () => undefined)),
    revocations,
  };
  addRoutes(app, { identity, revocations }, { ...shared, flags, settings, workbooks, notes, files, build });

  return async (request, arrival) => {
    const started = performance.now();
    const bindings: Bindings = {
      requestId: requestIdOf(request.headers.get('X-Request-Id'), newRequestId),
      route: 'unmatched',
      address: arrival?.address,
      body: arrival?.body,
    };
    let response: Response;
    try {
      response = await app.fetch(request, bindings);
    } catch (thrown) {
      if (thrown instanceof BrokenBodyError) throw thrown;
      response = answerError(thrown, bindings, log);
      if (request.method === 'HEAD') response = new Response(null, response);
    }
    const { requestId, route } = bindings;
    logRequest(log, { method: request.method, route, status: response.status, ms: elapsedMs(started), requestId });
    return response;
  };
}
