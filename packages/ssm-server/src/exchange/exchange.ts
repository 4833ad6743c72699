import type { Role } from 'ssm-core';
import type { operations } from 'ssm-openapi';
import type { Bytes } from '../answer/bytes.ts';
import type { PreparedAnswers } from '../answer/preparedAnswers.ts';
import { ProblemError } from '../answer/problem.ts';
import type { CatalogueHolder } from '../catalogue/active.ts';
import type { Files } from '../files/files.ts';
import type { Flags } from '../flags/flags.ts';
import type { Preferences, Revocations } from '../identity/identity.ts';
import type { ReleaseNotes } from '../notes/releaseNotes.ts';
import type { RevisionChanges } from '../panels/changes/catalogueChanges.ts';
import type { OwnCollections } from '../panels/own/ownCollections.ts';
import type { Panels } from '../panels/panels.ts';
import type { OwnQueues } from '../queue/queue.ts';
import type { AppSettings } from '../settings/appSettings.ts';
import type { Profile } from '../settings/profile.ts';
import type { OperationId } from '../validate/contract.ts';
import type { UploadedFile } from '../validate/multipart.ts';
import type { WorkbookReader } from '../workbook/workbookReader.ts';
import type { Allowance, SignedIn } from './access.ts';

/** Name of the limit that applies to a body; see Limits. */
export type BodyLimit = 'json' | 'small' | 'panel' | 'upload';

/** A body that has not been received yet. Its methods reject with a ProblemError or a BrokenBodyError. */
export interface ArrivingBody {
  /** Refuses a body whose declared size is above the limit. Otherwise resolves when it is this body's turn. */
  begin(limit: BodyLimit): Promise<void>;
  /**
   * Reserves memory for a body of a sender, and returns the number of bytes. Throws a ProblemError if the budget is
   * full.
   */
  reserve(sender: string): number;
  receive(): Promise<Bytes>;
  /** Counts the bytes of a body that no operation reads, and keeps none. */
  skip(): Promise<void>;
}

/** A request's body stalled, or its caller left. */
export class BrokenBodyError extends Error {
  override readonly name = 'BrokenBodyError';
}

/** Facts about a request that only the Node listener knows. */
export interface Arrival {
  readonly address: string;
  /** Undefined for a request without a body. */
  readonly body: ArrivingBody | undefined;
}

export interface Services {
  readonly catalogues: CatalogueHolder;
  readonly answers: PreparedAnswers;
  /** Limits concurrent answers per sender. */
  readonly shares: OwnQueues;
  readonly allowance: Allowance;
  readonly isStoreReachable: () => Promise<boolean>;
  /** Returns whether the server is shutting down. */
  readonly isLeaving: () => boolean;
  readonly preferences: Preferences;
  readonly panels: Panels;
  readonly ownCollections: OwnCollections;
  readonly changes: RevisionChanges;
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

type JsonOf<Content> = Content extends { readonly 'application/json': infer Body } ? Body : never;

type FormOf<Content> = Content extends { readonly 'multipart/form-data': infer Form }
  ? Readonly<Omit<Form, 'file'>> & { readonly file: UploadedFile }
  : never;

type BodyOf<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: infer Content };
}
  ? JsonOf<Content> | FormOf<Content>
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
  /** Whether the call needs a sign-in. Shared caches must then not store its answer. */
  readonly isSecured: boolean;
  readonly services: Services;
}

export type Operation<Id extends OperationId> = (exchange: Exchange<Id>) => Promise<Response>;

export function callerOf({ signedIn }: Pick<Exchange, 'signedIn'>): SignedIn {
  if (signedIn !== undefined) return signedIn;
  throw new ProblemError({ code: 'forbidden', detail: 'This call is for signed-in people.' });
}
