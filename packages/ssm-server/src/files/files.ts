import type { components } from 'ssm-openapi';
import type { Bytes } from '../answer/bytes.ts';

export type FileList = components['schemas']['FileList'];
export type ListedFile = components['schemas']['ListedFile'];
export type FileProblem = NonNullable<ListedFile['problem']>;

export interface FoundFile {
  readonly size: number;
  readonly changed: Date;
  /** The date of `changed`, such as 2026-11-22; only set if the time has no meaning. */
  readonly changedOn?: string | undefined;
  readonly sha256: string;
  readonly isDemo: boolean;
  /** Streams the bytes. The stream fails if they no longer match `sha256`. The file is opened at the first read. */
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

/** A range that includes `start` and excludes `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a Range header (RFC 9110, 14). Returns `whole` without a header, for several ranges, and for an unknown form.
 * Returns `unsatisfiable` if the range starts beyond the end.
 */
export function byteRangeOf(header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Number(last);
    if (length === 0 || size === 0) return 'unsatisfiable';
    return { start: Math.max(0, size - length), end: size };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size : Math.min(size, Number(last) + 1) };
}
