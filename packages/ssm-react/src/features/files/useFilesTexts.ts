import { useLateTexts } from '../../provider/lateTexts.ts';
import { type FilesTexts, files } from '../../strings/en/files.ts';

/** Returns the texts of file downloads in the provider's strings. */
export const useFilesTexts = (): FilesTexts => useLateTexts('files', files);
