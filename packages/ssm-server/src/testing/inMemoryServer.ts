/** Runs the reference server inside a page or test, without storage or network. */
import type { RoleTitle } from 'ssm-core';
import { invariant, memoizeOn } from 'ssm-core/internal';
import { createPreparedAnswers, type PreparedAnswers } from '../answer/preparedAnswers.ts';
import { createApi } from '../api.ts';
import { type ActiveCatalogue, activeCatalogues, createCatalogueHolder } from '../catalogue/active.ts';
import { generateDemoCatalogue } from '../catalogue/generate/generateDemoCatalogue.ts';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import { createDevelopmentIdentity, newSigningKey } from '../identity/developmentIdentity.ts';
import { silentLog } from '../log/log.ts';
import { fixedNotes, type ReleaseNote } from '../notes/releaseNotes.ts';
import { atOnce } from '../queue/steps.ts';

export interface InMemoryServerOptions {
  /** One catalogue per version; default: both demo catalogues. */
  readonly catalogues?: readonly CatalogueRevision[];
  /** Revisions that are stored but not in use, on which panels can have been saved; none by default. */
  readonly stored?: readonly CatalogueRevision[];
  /** Demo person as whom callers without a token are signed in; by default they are visitors. */
  readonly person?: RoleTitle;
  /** Release notes; none by default. */
  readonly notes?: readonly ReleaseNote[];
}

export interface InMemoryServer {
  /** Replaces the global fetch in a client. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Returns an access token for the demo person of a role. */
  readonly mint: (title: RoleTitle) => Promise<string>;
  /** Puts a given revision into use, in place of the one of its version. */
  readonly use: (revision: string) => void;
  /** Forgets a stored revision. */
  readonly lose: (revision: string) => void;
}

/** Bytes of prepared answers, fewer than usual because a page of stories may have many servers. */
const maximumBytes = 16 * 1024 * 1024;

let demoCatalogues: Promise<readonly CatalogueRevision[]> | undefined;

function bothDemoCatalogues(): Promise<readonly CatalogueRevision[]> {
  demoCatalogues ??= Promise.all([generateDemoCatalogue('V_7K'), generateDemoCatalogue('V_11K')]);
  return demoCatalogues;
}

interface Prepared {
  readonly active: readonly ActiveCatalogue[];
  readonly answers: PreparedAnswers;
}

/** Prepares each list of catalogues once per page, because that takes longer than most tests and stories. */
const prepare = memoizeOn(
  (revisions: readonly CatalogueRevision[]): Prepared => ({
    active: atOnce(activeCatalogues(revisions)),
    answers: createPreparedAnswers({ maximumBytes }),
  }),
);

export async function createInMemoryServer(options: InMemoryServerOptions = {}): Promise<InMemoryServer> {
  let inUse = options.catalogues ?? (await bothDemoCatalogues());
  const stored = new Map([...inUse, ...(options.stored ?? [])].map((one) => [one.revision, one]));
  const { active, answers } = prepare(inUse);
  const catalogues = createCatalogueHolder();
  catalogues.swapIn(active);
  const identity = await createDevelopmentIdentity({
    issuer: 'https://identity.ssm.invalid/',
    audience: 'https://sat.ssm.invalid/',
    key: await newSigningKey(),
    now: () => new Date(),
  });
  const api = createApi({
    catalogues,
    identity,
    log: silentLog,
    newRequestId: () => crypto.randomUUID(),
    answers,
    findRevision: async (revision) => stored.get(revision),
    isStoreReachable: async () => true,
    notes: fixedNotes(options.notes ?? []),
  });
  const { person } = options;
  return {
    mint: (title) => identity.mint(title),
    use(revision) {
      const next = stored.get(revision);
      invariant(next !== undefined, `there is no revision ${revision}; give it as a catalogue or as stored.`);
      inUse = inUse.map((one) => (one.version === next.version ? next : one));
      catalogues.replace(inUse);
    },
    lose: (revision) => void stored.delete(revision),
    async fetch(request) {
      if (person === undefined || request.headers.has('Authorization')) return api(request);
      const signedIn = new Request(request);
      signedIn.headers.set('Authorization', `Bearer ${await identity.mint(person)}`);
      return api(signedIn);
    },
  };
}
