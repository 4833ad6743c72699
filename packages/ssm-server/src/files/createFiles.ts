import { asFileName } from 'ssm-core/internal';
import type { FileIndex, IndexedFile } from './fileIndex.ts';
import type { FileList, Files, Found, ListedFile, NamedFound } from './files.ts';
import type { MadeFiles } from './made/madeFiles.ts';
import { type FileTexts, saidOf } from './made/makes.ts';

export interface FileFolder {
  index(): Promise<FileIndex>;
  /** Finds the file at a path in the folder. If a checksum is given, it must match. */
  find(path: string, sha256: string | undefined): Promise<Found>;
  /** Returns the id of a path, which never changes. */
  idOf(path: string): string;
}

export interface FilesOptions {
  readonly index: FileIndex;
  readonly made: MadeFiles;
  readonly texts: FileTexts;
  /** Folder whose index replaces the default one. */
  readonly folder?: FileFolder | undefined;
}

export function createFiles({ index, made, texts, folder }: FilesOptions): Files {
  const currentIndex = async (): Promise<FileIndex> => folder?.index() ?? index;
  const idOf = (file: IndexedFile): string => ('make' in file ? file.make : (folder?.idOf(file.path) ?? file.path));

  async function find(file: IndexedFile): Promise<NamedFound> {
    if ('make' in file) return made.find(file.make);
    // Removes characters that some systems forbid in file names.
    const name = file.name ?? (asFileName(file.path.split(/[/\\]/).at(-1) ?? '') || 'file');
    return { name, found: (await folder?.find(file.path, file.sha256?.toLowerCase())) ?? 'missing' };
  }

  async function listed(file: IndexedFile): Promise<ListedFile> {
    const { name, found } = await find(file);
    const said = 'make' in file ? saidOf(file.make, texts) : { title: name };
    const facts =
      typeof found === 'string'
        ? { isDemo: false, size: null, changed: null, sha256: null, problem: found }
        : {
            isDemo: found.isDemo,
            size: found.size,
            changed: found.changed.toISOString(),
            ...(found.changedOn === undefined ? {} : { changedOn: found.changedOn }),
            sha256: found.sha256,
            problem: null,
          };
    return {
      id: idOf(file),
      name,
      title: file.title ?? said.title,
      description: file.description ?? ('description' in said ? (said.description ?? null) : null),
      ...facts,
    };
  }

  return {
    async list(): Promise<FileList> {
      const { categories } = await currentIndex();
      return {
        categories: await Promise.all(
          categories.map(async ({ id, title, description = null, files }) => ({
            id,
            title,
            description,
            files: await Promise.all(files.map(listed)),
          })),
        ),
      };
    },

    async find(id) {
      const { categories } = await currentIndex();
      const file = categories.flatMap(({ files }) => files).find((each) => idOf(each) === id);
      return file === undefined ? undefined : find(file);
    },
  };
}
