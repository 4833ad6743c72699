/** How calls are typed by the contract: path, parameters, body, media type and data of each operation. */
import type { ParamsOption, RequestBodyOption } from 'openapi-fetch';

export type SatMethod = 'get' | 'put' | 'post' | 'patch' | 'delete';

export interface SatAnswer<Data> {
  readonly data: Data;
  readonly headers: Headers;
}

/** From a response to the JSON in it; rejects with SyntaxError for what is no JSON. */
export type ReadJson = (response: Response) => Promise<unknown>;

/** Paths that offer the method. */
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

/** JSON where the operation offers it; never where it answers no content. */
type DefaultMediaType<Operation> = Extract<MediaTypeOf<Operation>, 'application/json'>;

/** What is no JSON is a file. */
type DataOf<Operation, MediaType> = [MediaType] extends [never]
  ? undefined
  : MediaType extends `${string}json`
    ? Content<Operation>[MediaType & keyof Content<Operation>]
    : Blob;

/** Files are sent as a form, with the fields that the contract names. */
type BodyOption<Operation> = Operation extends {
  readonly requestBody: { readonly content: { readonly 'multipart/form-data': unknown } };
}
  ? { readonly body: FormData }
  : RequestBodyOption<Operation>;

type CallOptions<Operation, MediaType> = ParamsOption<Operation> &
  BodyOption<Operation> & {
    /** The media type to answer in; without it application/json. */
    readonly accept?: MediaType;
    /** How JSON is read; default: at once. */
    readonly readJson?: ReadJson;
    /** `global` registers the call in the loading registry; `local`, the default, leaves that to the caller. */
    readonly loading?: 'local' | 'global';
    readonly signal?: AbortSignal | undefined;
  };

/** What a call that is answered in JSON is given. */
export type JsonCallOptions<Paths, Path extends keyof Paths, Method extends SatMethod> = CallOptions<
  OperationOf<Paths, Path, Method>,
  DefaultMediaType<OperationOf<Paths, Path, Method>>
>;

/** What such a call answers. */
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
