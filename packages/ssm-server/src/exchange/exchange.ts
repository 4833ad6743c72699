import type { AssayVersion, Role } from 'ssm-core';
import type { Catalogues } from 'ssm-core/engine';
import { invariant } from 'ssm-core/internal';
import type { operations } from 'ssm-openapi';
import type { BesideResponses } from '../answer/prepared/beside.ts';
import type { PreparedAnswers } from '../answer/prepared/preparedAnswers.ts';
import { ProblemError } from '../answer/problem.ts';
import type { ActiveCatalogue, CatalogueHolder } from '../catalogue/active.ts';
import { identifiersOf } from '../catalogue/identifiers.ts';
import type { Profile } from '../config/profile.ts';
import type { Files } from '../files/files.ts';
import type { Flags } from '../flags/flags.ts';
import type { Preferences } from '../identity/preferences.ts';
import type { Revocations } from '../identity/revocations.ts';
import type { ReleaseNotes } from '../notes/releaseNotes.ts';
import type { Panels } from '../panels/panels.ts';
import type { OwnQueues } from '../queue/ownQueues.ts';
import type { AppSettings } from '../settings/appSettings.ts';
import type { OperationId } from '../validate/contract.ts';
import type { UploadedFile } from '../validate/multipart.ts';
import type { WorkbookReader } from '../workbook/workbookReader.ts';
import type { SignedIn } from './access.ts';
import type { Allowance } from './allowance.ts';

export interface Services {
  readonly catalogues: CatalogueHolder;
  readonly answers: PreparedAnswers;
  readonly beside: BesideResponses | undefined;
  /** Limits concurrent answers per sender. */
  readonly shares: OwnQueues;
  readonly allowance: Allowance;
  readonly isStoreReachable: () => Promise<boolean>;
  /** Returns whether the server is shutting down. */
  readonly isLeaving: () => boolean;
  readonly preferences: Preferences;
  readonly panels: Panels;
  readonly flags: Flags;
  readonly settings: AppSettings;
  readonly revocations: Revocations;
  readonly workbooks: WorkbookReader;
  readonly notes: ReleaseNotes;
  readonly files: Files;
  readonly build: {
    readonly version?: string | undefined;
    readonly commit?: string | undefined;
    readonly profile?: Profile | undefined;
  };
}

type QueryOf<Id extends OperationId> = Readonly<NonNullable<operations[Id]['parameters']['query']>>;

type PathOf<Id extends OperationId> = Readonly<NonNullable<operations[Id]['parameters']['path']>>;

type BodyOf<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Body } };
}
  ? Body
  : operations[Id] extends {
        readonly requestBody: { readonly content: { readonly 'multipart/form-data': infer Form } };
      }
    ? Readonly<Omit<Form, 'file'>> & { readonly file: UploadedFile }
    : undefined;

export interface Exchange<Id extends OperationId = OperationId> {
  readonly operationId: Id;
  readonly request: Request;
  readonly requestId: string;
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  /** Undefined for open calls. */
  readonly signedIn: SignedIn | undefined;
  readonly role: Role;
  /** A person, or an address for open calls; see senderOf. */
  readonly sender: string;
  /** Whether the call needs a sign-in, so that no shared cache stores its answer. */
  readonly isSecured: boolean;
  readonly services: Services;
}

export type Operation<Id extends OperationId> = (exchange: Exchange<Id>) => Promise<Response>;

/** Returns the catalogue in use. Throws a ProblemError if there is none. */
export function catalogueOf({ services }: Exchange, version: AssayVersion): ActiveCatalogue {
  const catalogue = services.catalogues.get(version);
  if (catalogue !== undefined) return catalogue;
  const detail = `No ${version} catalogue is loaded yet. Try again in a few seconds.`;
  throw new ProblemError({ code: 'unavailable', detail, headers: { 'Retry-After': '5' } });
}

export async function identifiersFor(exchange: Exchange, version: AssayVersion): Promise<Catalogues> {
  catalogueOf(exchange, version);
  const catalogues = await identifiersOf(exchange.services.catalogues, version);
  invariant(catalogues !== undefined, 'a version with a catalogue has its index; build it from the catalogues in use.');
  return catalogues;
}

export function callerOf({ signedIn }: Pick<Exchange, 'signedIn'>): SignedIn {
  if (signedIn !== undefined) return signedIn;
  throw new ProblemError({ code: 'forbidden', detail: 'This call is for signed-in people.' });
}
