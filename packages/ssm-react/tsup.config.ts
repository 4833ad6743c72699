import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    filters: 'src/pages/filters.ts',
    'iframe/iframe': 'src/iframe/iframe.ts',
    'strings/de': 'src/strings/de/texts.ts',
    'strings/ja': 'src/strings/ja/texts.ts',
    styles: 'src/styles.css',
    'first-view': 'src/first-view.css',
    'first-rows': 'src/first-rows.css',
    member: 'src/member.css',
    panels: 'src/panels.css',
    'themes/high-contrast': 'src/themes/high-contrast.css',
    'themes/compact': 'src/themes/compact.css',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  clean: true,
  // Keeps dialogs and lists in separate chunks, which load when they first open.
  splitting: true,
  banner: { js: "'use client';" },
  dts: {
    entry: {
      index: 'src/index.ts',
      filters: 'src/pages/filters.ts',
      'element/element': 'src/element/element.ts',
      'iframe/iframe': 'src/iframe/iframe.ts',
      'strings/de': 'src/strings/de/texts.ts',
      'strings/ja': 'src/strings/ja/texts.ts',
    },
  },
});
