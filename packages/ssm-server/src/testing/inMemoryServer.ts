/** Runs the reference server inside a page or test, without storage or network. */
import type { RoleTitle } from 'ssm-core';
import { createApi } from '../api.ts';
import { createCatalogueHolder } from '../catalogue/active.ts';
import { generateDemoCatalogue } from '../catalogue/generate/generateDemoCatalogue.ts';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import { createDevelopmentIdentity, newSigningKey } from '../identity/developmentIdentity.ts';
import { silentLog } from '../log/log.ts';
import { fixedNotes, type ReleaseNote } from '../notes/releaseNotes.ts';

export interface InMemoryServerOptions {
  /** One catalogue per version; default: both demo catalogues. */
  readonly catalogues?: readonly CatalogueRevision[];
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
}

/** Bytes of prepared answers, fewer than usual because a page of stories may have many servers. */
const preparedBytes = 16 * 1024 * 1024;

let demoCatalogues: Promise<readonly CatalogueRevision[]> | undefined;

function bothDemoCatalogues(): Promise<readonly CatalogueRevision[]> {
  demoCatalogues ??= Promise.all([generateDemoCatalogue('V_7K'), generateDemoCatalogue('V_11K')]);
  return demoCatalogues;
}

export async function createInMemoryServer(options: InMemoryServerOptions = {}): Promise<InMemoryServer> {
  const catalogues = createCatalogueHolder();
  catalogues.replace(options.catalogues ?? (await bothDemoCatalogues()));
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
    preparedBytes,
    isStoreReachable: async () => true,
    notes: fixedNotes(options.notes ?? []),
  });
  const { person } = options;
  return {
    mint: (title) => identity.mint(title),
    async fetch(request) {
      if (person === undefined || request.headers.has('Authorization')) return api(request);
      const signedIn = new Request(request);
      signedIn.headers.set('Authorization', `Bearer ${await identity.mint(person)}`);
      return api(signedIn);
    },
  };
}
