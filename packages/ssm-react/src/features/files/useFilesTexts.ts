import { useLateTexts } from '../../provider/lateTexts.ts';
import { type FilesTexts, files } from '../../strings/en/files.ts';

/** The texts of files to download, in the words of the provider's strings. */
export const useFilesTexts = (): FilesTexts => useLateTexts('files', files);
