import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.ts';

const folder = process.env['SSM_SHARED_DATA'] ?? path.resolve(root, '../shared/data');

/** Returns the path of a real assay file. The repository does not contain these files. */
export const sharedFile = (name: string): string => path.join(folder, name);

export const isAbsent = (name: string): boolean => !existsSync(sharedFile(name));
