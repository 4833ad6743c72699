/** The custom elements as one file with React and the styles in it, and what comes later in files beside it. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { noInfiniteQueries } from '../../tools/noInfiniteQueries.ts';

// A test runner's would make it a development build, whose React is another.
process.env['NODE_ENV'] = 'production';

const runtimeImport = /^import\{([^}]+)\}from"\.\/(parts\/rolldown-runtime-[^"]+)";/;

/** `a as b, c` of an import or export as the inside of an object pattern or literal: what is left of `as` names a property there. */
function pairs(list: string, order: (pair: readonly [string, string]) => string): string {
  const names = list.split(',').map((each) => each.split(' as '));
  return names.map(([name = '', other = name]) => order([name, other])).join(',');
}

/**
 * The bundler puts its four helpers into a file of their own. They hold no state, so the first file has a copy: a page has one
 * file to fetch before the first rows.
 */
function helpersWithin(): Plugin {
  return {
    name: 'ssm-helpers-within',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
        const [line = '', wanted = '', file = ''] = (entry?.type === 'chunk' && runtimeImport.exec(entry.code)) || [];
        const helpers = bundle[file];
        const exported = helpers?.type === 'chunk' ? /export\{([^}]+)\};?\s*$/.exec(helpers.code) : null;
        if (entry?.type !== 'chunk' || helpers?.type !== 'chunk' || exported === null) {
          this.error('The bundler names its helpers in another way: see helpersWithin of vite.element.config.ts.');
        }
        const body = helpers.code.slice(0, exported.index);
        const [, given = ''] = exported;
        const made = `(()=>{${body}return{${pairs(given, ([name, as]) => `${as}:${name}`)}}})()`;
        const taken = pairs(wanted, ([name, as]) => `${name}:${as}`);
        entry.code = `const{${taken}}=${made};${entry.code.slice(line.length)}`;
        entry.imports = entry.imports.filter((name) => name !== file);
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), noInfiniteQueries(), helpersWithin()],
  resolve: { conditions: ['ssm-source', 'module', 'browser', 'development|production'] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    lib: { entry: { element: 'src/element/element.ts' }, formats: ['es'], fileName: (_, name) => `${name}.js` },
    outDir: 'dist/element',
    // Its types are there already.
    emptyOutDir: false,
    target: 'es2022',
    // light-dark() stays as it is: the tokens are what a page overrides.
    cssTarget: 'esnext',
    reportCompressedSize: false,
    // Beside the one file and its parts, for who copies them.
    license: { fileName: 'third-party-licences.md' },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        minify: true,
        chunkFileNames: 'parts/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'element', tags: ['$initial'] }] },
      },
    },
  },
});
