/** The documentation site. It has all documents of the repository at their paths, and a local search. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { slug } from 'github-slugger';
import type { Plugin } from 'vite';
import { type DefaultTheme, defineConfig, type MarkdownRenderer } from 'vitepress';

const root = path.resolve(import.meta.dirname, '..');

const pagePath = (file: string): string => file.replace(/README\.md$/, 'index.md');

function titleOf(file: string): string {
  const [, title = file] = /^# (.+)$/m.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
  return title.replaceAll('`', '');
}

function group(text: string, files: readonly string[], isCollapsed = false): DefaultTheme.SidebarItem {
  const items = files.map((file) => ({ text: titleOf(file), link: `/${pagePath(file).replace(/(index)?\.md$/, '')}` }));
  return { text, items, collapsed: isCollapsed };
}

function sidebar(): DefaultTheme.SidebarItem[] {
  const docs = (names: string): readonly string[] => names.split(' ').map((name) => `docs/${name}.md`);
  const embed = docs('embedding live-examples host-contract element api strings support');
  const design = docs('theming storybook');
  const operate = docs('operating settings catalogue database');
  const contribute = ['CONTRIBUTING.md', ...docs('architecture contributing glossary')];
  const named = new Set([...embed, ...design, ...operate, ...contribute]);
  const others = globSync(['docs/*.md', 'packages/*/README.md'], { cwd: root })
    .toSorted()
    .filter((file) => !named.has(file));
  const decisions = globSync('docs/adr/0*.md', { cwd: root }).toSorted();
  return [
    group('Portal engineers', [...embed, ...globSync('examples/*/README.md', { cwd: root }).toSorted()]),
    group('Designers', design),
    group('Operators', operate),
    group('Contributors', [...contribute, ...others, 'SECURITY.md']),
    group('Decisions', ['docs/adr/README.md', ...decisions], true),
  ];
}

/**
 * Adapts links that a code host resolves differently. A link to a source file becomes the path of the file, because
 * source files are no pages.
 */
function adaptLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.after('inline', 'repository_links', ({ tokens, env }) => {
    const folder = path.posix.dirname((env as { relativePath?: string }).relativePath ?? '');
    for (const children of tokens.map((token) => token.children ?? [])) {
      for (const [index, token] of children.entries()) {
        const href = token.type === 'link_open' ? (token.attrGet('href') ?? '') : '';
        if (href === '' || /^(#|[a-z]+:)/.test(href)) continue;
        const [place = '', ...anchor] = href.split(/(?=#)/);
        const file = path.posix.join(folder, place);
        const page =
          file === 'openapi/sat.yaml'
            ? 'docs/api.md'
            : file.endsWith('.md')
              ? file
              : path.posix.join(file, 'README.md');
        if (page === 'docs/api.md' || existsSync(path.join(root, page))) {
          token.attrSet('href', (path.posix.relative(folder, pagePath(page)) || pagePath(page)) + anchor.join(''));
          continue;
        }
        const close = children.slice(index).find(({ type }) => type === 'link_close');
        Object.assign(token, { type: 'text', content: '', nesting: 0 });
        const content = children[index + 1]?.content === file ? '' : ` (${file})`;
        if (close !== undefined) Object.assign(close, { type: 'text', content, nesting: 0 });
      }
    }
  });
}

/** Wraps blocks marked `html live` in the element that runs them. Shows the file name that a fence gives. */
function extendFences(markdown: MarkdownRenderer): void {
  const { fence } = markdown.renderer.rules;
  if (fence === undefined) throw new Error('VitePress renders no fences');
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const [, ...words] = (tokens[index]?.info ?? '').split(/\s+/);
    const html = fence(tokens, index, ...rest);
    const person = words.find((word) => word.startsWith('as='))?.slice('as='.length) ?? '';
    if (words.includes('live')) return `<live-example as="${person}">${html}</live-example>\n`;
    const file = words.find((word) => word.includes('.'));
    return file === undefined ? html : `<p class="file">${markdown.utils.escapeHtml(file)}</p>\n${html}`;
  };
}

/**
 * Adds a policy that allows only files of the site itself. VitePress needs exceptions: it colours code by style
 * attributes, and its pages start with two inline scripts.
 */
function withPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^]+?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return html.replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/**
 * Keeps VitePress from running `*.data.ts` files as loaders of data for pages. In this repository they are modules of
 * the menu.
 */
const ordinaryDataFiles: Plugin = {
  name: 'ordinary-data-files',
  enforce: 'pre',
  load: { filter: { id: /\/packages\/.*\.data\.ts$/ }, handler: (id) => readFileSync(id, 'utf8') },
};

export default defineConfig({
  title: 'SomaScan Menu',
  description: 'How to embed, operate and change the SomaScan menu',
  lang: 'en',
  base: './',
  outDir: 'dist/site',
  cacheDir: '.cache/vitepress',
  srcExclude: ['**/node_modules/**', 'dist/**', 'tools/**', 'packages/*/*/**'],
  additionalConfig: {},
  rewrites: pagePath,
  ignoreDeadLinks: 'localhostLinks',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    anchor: { slugify: slug },
    config(markdown) {
      adaptLinks(markdown);
      extendFences(markdown);
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'live-example' } } },
  vite: {
    plugins: [react(), ordinaryDataFiles],
    resolve: { conditions: ['ssm-source', 'module', 'browser', 'development|production'] },
    build: {
      target: 'es2022',
      // Keeps light-dark(), because pages override the tokens that use it.
      cssTarget: 'esnext',
      chunkSizeWarningLimit: 4000,
    },
  },
  transformHtml: withPolicy,
  themeConfig: {
    sidebar: sidebar(),
    outline: [2, 3],
    externalLinkIcon: true,
    search: {
      provider: 'local',
      options: { miniSearch: { searchOptions: { combineWith: 'AND', fuzzy: 0.2, prefix: true } } },
    },
  },
});
