import { type ReactNode, useState } from 'react';
import { createSatClient, type SatClient } from 'ssm-core';
import { SsmProvider, type SsmProviderProps } from 'ssm-react';
import { createInMemoryServer, type InMemoryServer, type InMemoryServerOptions } from 'ssm-server';

/** What the toolbar chooses. */
export interface StoryEnvironment {
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}

export interface StoryProviderProps extends StoryEnvironment {
  /** A story's parameter `provider`: further properties of the provider. */
  readonly provider?: Partial<SsmProviderProps>;
  /** A story's parameter `server`: what its server holds, and who asks. */
  readonly server?: InMemoryServerOptions;
  readonly children: ReactNode;
}

/** The server starts with the first question, so that most stories never wait for it. */
function createStoryClient(options: InMemoryServerOptions | undefined): SatClient {
  let server: Promise<InMemoryServer> | undefined;
  return createSatClient({
    async fetch(request) {
      server ??= createInMemoryServer(options);
      return (await server).fetch(request);
    },
  });
}

export function StoryProvider({ theme, direction, provider, server, children }: StoryProviderProps) {
  const [client] = useState(() => createStoryClient(server));
  return (
    <SsmProvider client={client} theme={theme} direction={direction} {...provider}>
      <main className="story-frame">{children}</main>
    </SsmProvider>
  );
}
