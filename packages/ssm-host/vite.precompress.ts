/** Writes `.br` and `.gz` files next to every built asset, so that the server need not compress them. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(?:css|js|json|svg|wasm)$/;
const smallest = 256;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gz(content, { level: 9 }));
}

export async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compress(path.join(folder, name))));
}

/**
 * Compresses all assets except index.html. Installations edit the settings in index.html, and a compressed copy would
 * keep the old settings.
 */
export function precompress(): Plugin {
  return {
    name: 'ssm-precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir !== undefined) await compressAll(dir);
    },
  };
}
