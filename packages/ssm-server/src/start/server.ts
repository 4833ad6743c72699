import type { Compress } from '../answer/bytes.ts';
import { createApi } from '../api.ts';
import { type CatalogueHolder, createCatalogueHolder } from '../catalogue/active.ts';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import { createControlServer } from '../control/controlServer.ts';
import { openEndpoint } from '../control/endpoint.ts';
import type { FileFolder } from '../files/createFiles.ts';
import { openFileFolder } from '../files/folderFiles.ts';
import { createFlagKeeper } from '../flags/flagKeeper.ts';
import type { Flags } from '../flags/flags.ts';
import { createNodeCompress, createQuickCompress } from '../http/compress/compress.ts';
import { createFastPath } from '../http/fastPath.ts';
import { createListener, type Listener } from '../http/listener.ts';
import type { Revocations } from '../identity/identity.ts';
import type { Log } from '../log/log.ts';
import type { Measured } from '../log/metrics/readings.ts';
import { folderNotes, ownNotes } from '../notes/folderNotes.ts';
import type { ReleaseNotes } from '../notes/releaseNotes.ts';
import { createRevisionChanges, type RevisionChanges } from '../panels/changes/catalogueChanges.ts';
import type { ServerConfig, StorageSettings } from '../settings/config.ts';
import { lacksDatabase } from '../store/embedded/startThread.ts';
import { prepareDataFolder } from '../store/folder/dataFolder.ts';
import { type FolderLock, lockDataFolder } from '../store/folder/lock.ts';
import { openStore } from '../store/openStore.ts';
import { type Store, StoreError } from '../store/store.ts';
import { createUploadReader, type UploadReader } from '../workbook/thread/uploadReader.ts';
import { type CountingAllowance, createAllowance } from './allowance/createAllowance.ts';
import { announcement } from './announce.ts';
import { awaitDatabase } from './awaitDatabase.ts';
import { type Build, readBuild } from './build.ts';
import { type CatalogueSync, createCatalogueSync } from './catalogues/catalogueSync.ts';
import { ensureCatalogues, type Generate, generateInThread } from './catalogues/demoCatalogues.ts';
import { warmUp } from './catalogues/warmUp.ts';
import { type StartedIdentity, startIdentity } from './identity/startIdentity.ts';
import { startMetrics } from './metrics.ts';
import { addressOf, checkPort, listen } from './port.ts';
import { demoWarning, openAllowed } from './production.ts';
import { startSharing } from './sharing/sharing.ts';
import { startSweeper } from './sharing/sweeper.ts';

export interface ServerIo {
  readonly print: (line: string) => void;
  readonly log: Log;
  /** Aborts the start, whatever it is doing. */
  readonly signal?: AbortSignal | undefined;
}

export interface RunningServer {
  /** URL on this machine, such as `http://127.0.0.1:4173`. */
  readonly address: string;
  /** URL of the metrics, such as `http://127.0.0.1:9464`; undefined if metrics are off. */
  readonly metricsAddress?: string | undefined;
  /** Keeps serving, but reports not ready and keeps no connection open. */
  leave(): void;
  /** Lets requests finish within `graceMs`, closes the others, and releases the data folder. */
  stop(graceMs?: number): Promise<void>;
}

const defaultGraceMs = 1000;

const noOrders = 'This server takes no orders through its data folder';

/** Locks the data folder. With an external database, a folder is optional, and several servers may share one. */
async function takeFolder({ folder, databaseUrl }: StorageSettings, log: Log): Promise<FolderLock | undefined> {
  try {
    await prepareDataFolder(folder);
    return lockDataFolder(folder);
  } catch (err) {
    if (databaseUrl === undefined) throw err;
    log.warn({ err }, noOrders);
    return undefined;
  }
}

/** With a new folder, generates the demo catalogues while the database is being created. */
function startGenerating(
  { storage, demoTimes }: ServerConfig,
  signal: AbortSignal,
  print: (line: string) => void,
): Generate {
  const generate: Generate = (version) => generateInThread({ version, times: demoTimes }, signal);
  if (storage.databaseUrl !== undefined || !lacksDatabase(storage.folder)) return generate;
  print('Preparing the data folder and the demo catalogues (once)');
  const both = { V_7K: generate('V_7K'), V_11K: generate('V_11K') };
  // Until a caller awaits a catalogue, its rejection must not count as unhandled.
  for (const pending of Object.values(both)) pending.catch(() => undefined);
  return (version) => both[version];
}

interface Parts {
  readonly build: Build;
  readonly config: ServerConfig;
  readonly holder: CatalogueHolder;
  readonly accounts: StartedIdentity;
  readonly store: Store;
  readonly changes: RevisionChanges;
  readonly revocations: Revocations;
  readonly flags: Flags;
  readonly compress: Compress;
  readonly workbooks: UploadReader;
  readonly notes: ReleaseNotes;
  readonly fileFolder: FileFolder | undefined;
  readonly log: Log;
  readonly allowance: CountingAllowance;
  readonly measured: Measured | undefined;
  readonly isLeaving: () => boolean;
}

/** Finds a stored revision without its knowledge, which comparisons do not read. */
function findComparable(store: Store, revision: string): Promise<CatalogueRevision | undefined> {
  return store.loadRevision(revision, { withKnowledge: false }).catch((error: unknown) => {
    if (error instanceof StoreError && error.code === 'not_found') return undefined;
    throw error;
  });
}

/** Finds the newest real catalogue of the same version that is older, on which most panels were saved. */
async function findEarlier(
  store: Store,
  { revision, version, isDemo, created }: CatalogueRevision,
): Promise<string | undefined> {
  if (isDemo) return undefined;
  const stored = await store.listRevisions();
  return stored.findLast(
    (each) => each.version === version && each.revision !== revision && !each.isDemo && each.created <= created,
  )?.revision;
}

function createHttp(parts: Parts): Listener {
  const { config, holder, accounts, store, revocations, compress, workbooks, notes, fileFolder, allowance } = parts;
  const { log, measured } = parts;
  const fastPath = createFastPath({ catalogues: holder });
  measured?.fastAnswers(fastPath.hits);
  measured?.database(store.usage);
  measured?.queue('changes', store.load);
  measured?.queue('workbooks', workbooks.load);
  const api = createApi({
    catalogues: holder,
    identity: accounts.identity,
    log,
    compress,
    preferences: store.preferences,
    panels: store.panels,
    ownCollections: store.ownCollections,
    changes: parts.changes,
    settings: config.app,
    flags: parts.flags,
    revocations,
    workbooks,
    notes,
    fileFolder,
    locale: config.page.locale,
    build: { ...parts.build, profile: config.profile },
    allowance,
    measured,
    preparedBytes: config.preparedMegabytes * 1024 * 1024,
    isThorough: config.preparation === 'thorough',
    isLeaving: parts.isLeaving,
    isStoreReachable: () =>
      store.ping().then(
        () => true,
        () => false,
      ),
  });
  const { staticFolder, page, app, security } = config;
  const { provider } = accounts;
  const { limits, trustedProxies } = config;
  const refusesProxies = config.profile === 'local' && provider !== undefined;
  const served = { staticFolder, page, app, security, provider, limits, allowance, trustedProxies, refusesProxies };
  return createListener({ api, log, fastPath, measured, ...served });
}

async function openOrders(storage: StorageSettings, parts: Parts, sync: CatalogueSync): Promise<() => Promise<void>> {
  const { store, accounts, log } = parts;
  const services = {
    store,
    refresh: (known?: CatalogueRevision) => sync.refresh(known),
    mint: accounts.mint,
    flags: createFlagKeeper(storage, store),
    log,
  };
  try {
    return await openEndpoint(storage.folder, createControlServer(services));
  } catch (err) {
    if (storage.databaseUrl === undefined) throw err;
    log.warn({ err }, noOrders);
    return async () => {};
  }
}

/**
 * Starts the whole server. Rejects with ConfigError, PortError or StoreError, whose message is for the terminal, or
 * with the signal's reason. After a rejection nothing stays open.
 */
export async function startServer(config: ServerConfig, io: ServerIo): Promise<RunningServer> {
  const { print, signal = new AbortController().signal } = io;
  let { log } = io;
  const { storage } = config;
  let isLeaving = false;
  const endings: ((graceMs: number) => void | Promise<void>)[] = [];
  const stop = async (graceMs = defaultGraceMs): Promise<void> => {
    for (const end of endings.splice(0).toReversed()) {
      try {
        await end(graceMs);
      } catch (err) {
        log.error({ err }, 'A part of the server did not stop in order');
      }
    }
  };
  const build = await readBuild(config.commit);
  log.info({ ...build, profile: config.profile }, 'SomaScan Menu starts');
  const warning = demoWarning(config);
  if (warning !== undefined) log.warn({ profile: config.profile }, warning);
  try {
    await checkPort(config);
    const holder = createCatalogueHolder();
    const metrics = await startMetrics(config.metrics, { build, catalogues: holder, log });
    log = metrics?.log ?? log;
    endings.push(() => metrics?.stop());
    const notes = await folderNotes(config.releaseNotesFolder ?? ownNotes, log);
    const fileFolder = config.filesFolder === undefined ? undefined : await openFileFolder(config.filesFolder, log);
    const lock = await takeFolder(storage, log);
    endings.push(() => lock?.release());
    const generate = config.profile === 'production' ? undefined : startGenerating(config, signal, print);
    const open = (): Promise<Store> => openAllowed(config, () => openStore({ ...storage, log, lock, signal }));
    const { store, stopAnswering } = await awaitDatabase(open, { config, build, log, print, signal });
    endings.push(() => store.close(), stopAnswering);
    if (generate !== undefined) await ensureCatalogues(store, generate);
    const changes = createRevisionChanges(
      (revision) => findComparable(store, revision),
      (revision) => findEarlier(store, revision),
    );
    const sync = createCatalogueSync(store, holder, log, {
      prepare: (revisions) => changes.prepare(revisions),
    });
    const [accounts, shared] = await Promise.all([
      startIdentity(config, store, log),
      startSharing({ storage, store, sync, log }),
      sync.refresh(),
    ]);
    endings.push(() => shared.stop());
    const quickCompress = createQuickCompress();
    endings.push(() => quickCompress.stop());
    const compress = createNodeCompress(quickCompress);
    const workbooks = createUploadReader();
    endings.push(() => workbooks.stop());
    const allowance = createAllowance({
      settings: config.allowance,
      log,
      runCount: storage.databaseUrl === undefined ? undefined : store.runCount,
    });
    endings.push(() => allowance.stop());
    const parts: Parts = {
      build,
      config,
      holder,
      accounts,
      store,
      changes,
      revocations: shared.revocations,
      flags: shared.flags,
      compress,
      workbooks,
      notes,
      fileFolder,
      log,
      allowance,
      measured: metrics?.measured,
      isLeaving: () => isLeaving,
    };
    signal.throwIfAborted();
    shared.watch();
    if (lock !== undefined) endings.push(await openOrders(storage, parts, sync));
    const listener = createHttp(parts);
    await stopAnswering();
    await listen(listener.server, config);
    endings.push((graceMs) => listener.stop(graceMs));
    const address = addressOf(listener.server, config);
    const metricsAddress = await metrics?.listen();
    for (const line of announcement(address, holder, config, metricsAddress)) print(line);
    const warming = new AbortController();
    endings.push(() => warming.abort());
    if (config.preparation === 'thorough') {
      workbooks.warm();
      void warmUp({ catalogues: holder, compress, workbooks, signal: warming.signal });
    }
    endings.push(startSweeper(store, log));
    const leave = (): void => {
      isLeaving = true;
      listener.leave();
    };
    return { address, metricsAddress, leave, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
