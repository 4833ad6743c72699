import type { components } from 'ssm-openapi';
import type { ByteRange } from '../answer/byteRange.ts';
import type { Bytes } from '../answer/encoding.ts';

export type FileList = components['schemas']['FileList'];
export type ListedFile = components['schemas']['ListedFile'];
export type FileProblem = NonNullable<ListedFile['problem']>;

export interface FoundFile {
  readonly size: number;
  readonly changed: Date;
  /** The date of `changed`, as 2026-11-22, when only the date is meaningful. */
  readonly changedOn?: string | undefined;
  readonly sha256: string;
  readonly isDemo: boolean;
  /** Streams the bytes. Fails when they no longer match `sha256`. Opens the file at the first read. */
  read(range: ByteRange): ReadableStream<Bytes>;
}

export type Found = FoundFile | FileProblem;

export interface NamedFound {
  readonly name: string;
  readonly found: Found;
}

export interface Files {
  list(): Promise<FileList>;
  find(id: string): Promise<NamedFound | undefined>;
}
