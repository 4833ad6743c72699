/** Lazy-loaded with the download pages (useFilesTexts). */
export const files = {
  loading: 'Loading the files',
  count: (count: number, shown: string) => (count === 1 ? '1 file' : `${shown} files`),
  noCategories: 'There are no files to download yet.',
  noFiles: 'There are no files in this category.',
  unknownCategory: 'There is no such category',
  unknownHint: 'It may have been renamed or taken away.',
  allCategories: 'All file downloads',
  needsAccess:
    'Files can be downloaded by people with access. You can search and filter the menu; request access to download it.',
  demo: 'Demo catalogue',
  size: 'Size',
  changed: 'Changed',
  checksum: 'SHA-256',
  copy: 'Copy',
  copyChecksum: (name: string) => `Copy the checksum of ${name}`,
  copied: (name: string) => `Checksum of ${name} copied`,
  copyByHand: 'The browser does not allow copying here. Select the checksum and copy it.',
  download: 'Download',
  downloadFile: (name: string) => `Download ${name}`,
  resume: 'Resume',
  resumeFile: (name: string) => `Resume ${name}`,
  cancel: 'Cancel',
  cancelFile: (name: string) => `Cancel ${name}`,
  downloading: (name: string) => `Downloading ${name}`,
  progress: (received: string, total: string) => `${received} of ${total}`,
  stopped: (received: string, total: string) => `Stopped at ${received} of ${total}`,
  hasChanged: (name: string) => `${name} has changed meanwhile. The list shows the new file: download it again.`,
  problems: {
    missing: 'This file is listed, but it is not there any more.',
    changed: 'This file is not the one that was published: its checksum differs.',
    outside: 'This file is listed, but it is not in the folder of files.',
    unreadable: 'This file is listed, but it cannot be read.',
    not_ready: 'The catalogue that this file is made of is not loaded yet. Try again in a few seconds.',
  },
  problemAdvice: 'Please contact our support team.',
};

export type FilesTexts = typeof files;

/** Lazy-loaded with the release notes. */
export const notes = {
  loading: 'Loading the release notes',
  release: (version: string, title: string) => `${version} – ${title}`,
  released: 'Released',
  empty: 'There are no release notes yet.',
};

export type NotesTexts = typeof notes;
