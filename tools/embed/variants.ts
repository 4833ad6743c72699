export interface ProjectVariant {
  readonly name: string;
  readonly react: Readonly<Record<string, string>>;
  /** The package manager. npm installs all packages side by side; pnpm exposes only declared packages. */
  readonly manager: 'npm' | 'pnpm';
}

const allVariants: readonly ProjectVariant[] = [
  {
    name: 'react-19',
    react: { react: '^19', 'react-dom': '^19', '@types/react': '^19', '@types/react-dom': '^19' },
    manager: 'npm',
  },
  {
    name: 'react-18.3',
    react: { react: '~18.3', 'react-dom': '~18.3', '@types/react': '~18.3', '@types/react-dom': '~18.3' },
    manager: 'pnpm',
  },
];

/** True for `npm run embed -- --smoke`, which uses only one version of React and one example. */
export const isSmoke: boolean = process.env['EMBED_SMOKE'] === '1';

export const variants: readonly ProjectVariant[] = isSmoke ? allVariants.slice(0, 1) : allVariants;

/** Both modes are tested, because React warns only in development and users get production. */
export const modes = ['development', 'production'] as const;
export type Mode = (typeof modes)[number];

export const builds: readonly { readonly project: string; readonly mode: Mode }[] = variants.flatMap(({ name }) =>
  modes.map((mode) => ({ project: name, mode })),
);
