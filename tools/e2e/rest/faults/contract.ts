import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { satDocument } from '../../../../openapi/index.ts';
import { root } from '../../../process.ts';

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  matches(method: string, url: string): boolean;
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;
type Document = Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;

/**
 * Returns the first operation that matches, because `secured/somamer/search` must not match a reagent called search.
 */
function operationAt(asked: string, url: string): Operation | undefined {
  const { pathname } = new URL(url);
  return operations.find(({ method, path: template }) => {
    const pattern = new RegExp(`^(/sat)?${template.replace(/\{\w+\}/g, '[^/]+')}$`);
    return asked.toLowerCase() === method && pattern.test(pathname);
  });
}

function operationOf(method: string, template: string, operationId: string): Operation {
  return {
    operationId,
    method,
    path: template,
    matches: (asked, url) => operationAt(asked, url)?.operationId === operationId,
  };
}

export const operations: readonly Operation[] = Object.entries(satDocument.paths as unknown as Document).flatMap(
  ([template, item]) =>
    methods.flatMap((method) => {
      const operationId = item[method]?.operationId;
      return operationId === undefined ? [] : [operationOf(method, template, operationId)];
    }),
);

const shipped = ['ssm-core', 'ssm-react', 'ssm-host'].map((name) => path.join(root, 'packages', name, 'src'));

async function sources(): Promise<readonly string[]> {
  const names = await Promise.all(
    shipped.map(async (folder) => (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name))),
  );
  const written = names.flat().filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name));
  return Promise.all(written.map((name) => readFile(name, 'utf8')));
}

function callOf(method: string, template: string): RegExp {
  return new RegExp(`client\\s*\\.${method}\\(\\s*'${template.replace(/[{}]/g, '\\$&')}'`);
}

export async function operationsCalled(): Promise<readonly string[]> {
  const text = (await sources()).join('\n');
  return operations
    .filter(({ method, path: template }) => callOf(method, template).test(text))
    .map(({ operationId }) => operationId);
}
