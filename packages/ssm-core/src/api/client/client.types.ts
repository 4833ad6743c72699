import type { ParamsOption, RequestBodyOption } from 'openapi-fetch';

export type SatMethod = 'get' | 'put' | 'post' | 'patch' | 'delete';

export interface SatAnswer<Data> {
  readonly data: Data;
  readonly headers: Headers;
}

/** Returns a response's JSON. Rejects with SyntaxError when the body is not JSON. */
export type ReadJson = (response: Response) => Promise<unknown>;

export type PathsWith<Paths, Method extends SatMethod> = {
  [Path in keyof Paths]: Paths[Path] extends { readonly [M in Method]: { readonly responses: unknown } } ? Path : never;
}[keyof Paths];

type OperationOf<Paths, Path extends keyof Paths, Method extends SatMethod> = Paths[Path] extends {
  readonly [M in Method]: infer Operation;
}
  ? Operation
  : never;

type Success<Operation> = Operation extends { readonly responses: infer Responses }
  ? Responses[keyof Responses & (200 | 201 | 202)]
  : never;

type Content<Operation> = Success<Operation> extends { readonly content: infer Media } ? Media : never;

type MediaTypeOf<Operation> = keyof Content<Operation> & string;

/** JSON if the operation offers it; `never` if the operation answers without content. */
type DefaultMediaType<Operation> = Extract<MediaTypeOf<Operation>, 'application/json'>;

/** Media types other than JSON are files. */
type DataOf<Operation, MediaType> = [MediaType] extends [never]
  ? undefined
  : MediaType extends `${string}json`
    ? Content<Operation>[MediaType & keyof Content<Operation>]
    : Blob;

type FormOf<Media> = Media extends { readonly 'multipart/form-data': unknown } ? FormData : never;

type JsonBodyOf<Media> = Media extends { readonly 'application/json': infer Body } ? Body : never;

/** The body is JSON or, for files, a form with the contract's field names. */
type BodyOption<Operation> = Operation extends { readonly requestBody: { readonly content: infer Media } }
  ? { readonly body: FormOf<Media> | JsonBodyOf<Media> }
  : RequestBodyOption<Operation>;

type CallOptions<Operation, MediaType> = ParamsOption<Operation> &
  BodyOption<Operation> & {
    /** Media type to request; default application/json. */
    readonly accept?: MediaType;
    /** Parses the JSON; default: `response.json()`. */
    readonly readJson?: ReadJson;
    /** `global` registers the call in the loading registry; `local`, the default, does not. */
    readonly loading?: 'local' | 'global';
    readonly signal?: AbortSignal | undefined;
  };

export type JsonCallOptions<Paths, Path extends keyof Paths, Method extends SatMethod> = CallOptions<
  OperationOf<Paths, Path, Method>,
  DefaultMediaType<OperationOf<Paths, Path, Method>>
>;

/** Data of a call that answers JSON. */
export type JsonOf<Paths, Path extends keyof Paths, Method extends SatMethod> = DataOf<
  OperationOf<Paths, Path, Method>,
  DefaultMediaType<OperationOf<Paths, Path, Method>>
>;

/** One method of the client. Resolves to data and headers, or rejects with a SatError. */
type Call<Paths, Method extends SatMethod> = <
  Path extends PathsWith<Paths, Method>,
  MediaType extends MediaTypeOf<OperationOf<Paths, Path, Method>> = DefaultMediaType<OperationOf<Paths, Path, Method>>,
>(
  path: Path,
  options: CallOptions<OperationOf<Paths, Path, Method>, MediaType>,
) => Promise<SatAnswer<DataOf<OperationOf<Paths, Path, Method>, MediaType>>>;

export type Calls<Paths> = { readonly [Method in SatMethod]: Call<Paths, Method> };
