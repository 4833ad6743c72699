/** What an operation is given, and what all of them use. */
import { type AssayVersion, type Catalogues, invariant, type Role } from 'ssm-core';
import type { operations } from 'ssm-openapi';
import type { Bytes } from '../answer/encoding.ts';
import { chooseMediaType } from '../answer/mediaType.ts';
import type { Remember } from '../answer/prepared/givenAnswer.ts';
import type { PreparedAnswers } from '../answer/prepared/preparedAnswers.ts';
import type { WholeBodies } from '../answer/prepared/wholeBodies.ts';
import { ProblemError } from '../answer/problem.ts';
import { type PlannedAnswer, respond } from '../answer/respond.ts';
import type { ActiveCatalogue, CatalogueHolder } from '../catalogue/active.ts';
import { identifiersOf } from '../catalogue/identifiers.ts';
import type { Flags } from '../flags/flags.ts';
import type { Preferences } from '../identity/preferences.ts';
import type { Revocations } from '../identity/revocations.ts';
import type { Panels } from '../panels/panels.ts';
import type { AppSettings } from '../settings/appSettings.ts';
import type { OperationId } from '../validate/contract.ts';
import type { UploadedFile } from '../validate/multipart.ts';
import type { WorkbookReader } from '../workbook/workbookReader.ts';
import type { SignedIn } from './access.ts';

export interface Services {
  readonly catalogues: CatalogueHolder;
  readonly answers: PreparedAnswers;
  readonly remember: Remember | undefined;
  readonly bodies: WholeBodies | undefined;
  readonly isStoreReachable: () => Promise<boolean>;
  readonly preferences: Preferences;
  readonly panels: Panels;
  readonly flags: Flags;
  readonly settings: AppSettings;
  readonly revocations: Revocations;
  readonly workbooks: WorkbookReader;
}

/** The query parameters of an operation, checked, with defaults filled in. */
type QueryOf<Id extends OperationId> = Readonly<NonNullable<operations[Id]['parameters']['query']>>;

/** Likewise the path parameters. */
type PathOf<Id extends OperationId> = Readonly<NonNullable<operations[Id]['parameters']['path']>>;

/** What a request's body holds, checked; undefined for an operation that looks at none. */
type BodyOf<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Body } };
}
  ? Body
  : operations[Id] extends {
        readonly requestBody: { readonly content: { readonly 'multipart/form-data': infer Form } };
      }
    ? Readonly<Omit<Form, 'file'>> & { readonly file: UploadedFile }
    : undefined;

/** One request that was admitted and checked. */
export interface Exchange<Id extends OperationId = OperationId> {
  readonly operationId: Id;
  readonly request: Request;
  readonly requestId: string;
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  /** Undefined where nobody need be signed in. */
  readonly signedIn: SignedIn | undefined;
  readonly role: Role;
  /** Whether it came by a path that is for signed-in people. */
  readonly isSecured: boolean;
  readonly services: Services;
}

export type Operation<Id extends OperationId> = (exchange: Exchange<Id>) => Promise<Response>;

/** The catalogue in use of a version; a ProblemError while there is none. */
export function catalogueOf({ services }: Exchange, version: AssayVersion): ActiveCatalogue {
  const catalogue = services.catalogues.get(version);
  if (catalogue !== undefined) return catalogue;
  const detail = `No ${version} catalogue is loaded yet. Try again in a few seconds.`;
  throw new ProblemError({ code: 'unavailable', detail, headers: { 'Retry-After': '5' } });
}

/** What is known of identifiers, for a version that has a catalogue. */
export async function identifiersFor(exchange: Exchange, version: AssayVersion): Promise<Catalogues> {
  catalogueOf(exchange, version);
  const catalogues = await identifiersOf(exchange.services.catalogues, version);
  invariant(catalogues !== undefined, 'a version with a catalogue has its index; build it from the catalogues in use.');
  return catalogues;
}

/** Who is calling an operation that the table of access keeps for signed-in people. */
export function callerOf({ signedIn }: Pick<Exchange, 'signedIn'>): SignedIn {
  if (signedIn !== undefined) return signedIn;
  throw new ProblemError({ code: 'forbidden', detail: 'This call is for signed-in people.' });
}

/** The media type to answer with; a ProblemError when the caller accepts none of those offered. */
export function negotiate<Offer extends string>(exchange: Exchange, ...offered: [Offer, ...Offer[]]): Offer {
  const mediaType = chooseMediaType(exchange.request.headers.get('Accept'), offered);
  if (mediaType !== undefined) return mediaType;
  const detail = `The Accept header takes none of the media types on offer. Accept ${offered.join(' or ')}.`;
  throw new ProblemError({ code: 'not_acceptable', detail, field: 'Accept' });
}

/** Answers from a catalogue: prepared once, with an ETag that depends on the catalogue and the key. */
export function respondFrom(exchange: Exchange, catalogue: ActiveCatalogue, plan: PlannedAnswer): Promise<Response> {
  const { request, requestId, operationId, isSecured, services } = exchange;
  return respond(
    {
      request,
      requestId,
      route: operationId,
      isPrivate: isSecured,
      answers: services.answers,
      remember: services.remember,
      bodies: services.bodies,
      isCurrent: () => services.catalogues.get(catalogue.version) === catalogue,
    },
    plan,
  );
}

/** A value as JSON bytes. */
export function jsonBytes(value: unknown): Bytes {
  return new TextEncoder().encode(JSON.stringify(value));
}

interface MomentaryOptions {
  readonly status?: number;
  /** Beside those of every such answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer about the server itself or about one person, which nobody keeps, as JSON text. */
export function momentaryText(exchange: Exchange, text: string, options: MomentaryOptions = {}): Response {
  negotiate(exchange, 'application/json');
  const body = new TextEncoder().encode(text);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
    'X-Request-Id': exchange.requestId,
    ...options.headers,
  };
  return new Response(body, { status: options.status ?? 200, headers });
}

/** The same of a value. */
export function momentaryAnswer(exchange: Exchange, value: unknown, options: MomentaryOptions = {}): Response {
  return momentaryText(exchange, JSON.stringify(value), options);
}
