/** Files to download: what is listed, and one of them with its bytes. */
import type { components } from 'ssm-openapi';
import type { ByteRange } from '../answer/byteRange.ts';
import type { Bytes } from '../answer/encoding.ts';

export type FileList = components['schemas']['FileList'];
export type ListedFile = components['schemas']['ListedFile'];
export type FileProblem = NonNullable<ListedFile['problem']>;

/** A file as it is now. */
export interface FoundFile {
  /** In bytes. */
  readonly size: number;
  readonly changed: Date;
  /** The day of `changed`, as 2026-11-22, where it is a day and no time. */
  readonly changedOn?: string | undefined;
  /** In hexadecimal digits. */
  readonly sha256: string;
  readonly isDemo: boolean;
  /**
   * Its bytes, piece by piece; the stream fails when they are no longer those that `sha256` names. Nothing is opened before the
   * first piece is asked for.
   */
  read(range: ByteRange): ReadableStream<Bytes>;
}

export type Found = FoundFile | FileProblem;

/** A file that is listed, as it is found now. */
export interface NamedFound {
  readonly name: string;
  readonly found: Found;
}

export interface Files {
  list(): Promise<FileList>;
  /** Undefined for what is not listed. */
  find(id: string): Promise<NamedFound | undefined>;
}
