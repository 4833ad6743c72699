/** Every location of the application, in one record. */
import type { ComponentType } from 'react';
import type { Strings } from 'ssm-react';
import { Home } from './routes/home/Home.tsx';

export interface AppRoute {
  /** Below the base path; `:name` stands for one part. */
  readonly path: string;
  readonly meta: {
    /** The page's title; the menu name without it. */
    readonly title?: (strings: Strings) => string;
  };
  readonly Component: ComponentType;
}

export type AppRoutes = Readonly<Record<string, AppRoute>>;

/** Any other path goes to `/`. */
export const routes = {
  home: { path: '/', meta: {}, Component: Home },
} as const satisfies AppRoutes;
