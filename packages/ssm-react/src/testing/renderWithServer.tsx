import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SatClient } from 'ssm-core';
import { SsmProvider, type SsmProviderProps } from '../provider/SsmProvider.tsx';
import '../styles.css';
import { createSilentClient, createTestClient, type TestClientOptions } from './createTestClient.ts';

export type ProviderOptions = Partial<Omit<SsmProviderProps, 'children'>>;

export function renderInProvider(children: ReactNode, options: ProviderOptions = {}): RenderResult {
  const client = options.client ?? createSilentClient();
  return render(children, {
    reactStrictMode: true,
    wrapper: ({ children: wrapped }) => (
      <SsmProvider {...options} client={client}>
        {wrapped}
      </SsmProvider>
    ),
  });
}

export interface RenderedWithServer extends RenderResult {
  readonly client: SatClient;
}

/**
 * Renders features with the reference server in memory. The server has its demo catalogues unless a test gives
 * others.
 */
export async function renderWithServer(
  children: ReactNode,
  { provider = {}, ...options }: TestClientOptions & { readonly provider?: ProviderOptions } = {},
): Promise<RenderedWithServer> {
  const client = provider.client ?? (await createTestClient(options));
  return { ...renderInProvider(children, { ...provider, client }), client };
}
