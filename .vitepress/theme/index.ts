import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import './site.css';

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp() {
    if (!import.meta.env.SSR) void import('./liveExample.ts');
  },
};

export default theme;
