import { type ReactNode, useEffect, useState } from 'react';
import { createSatClient, type SatClient } from 'ssm-core';
import { SsmProvider, type SsmProviderProps } from 'ssm-react';
import { createInMemoryServer, type InMemoryServer, type InMemoryServerOptions } from 'ssm-server';
import { showFocus } from './imitation/focusRing.ts';
import { forceColours } from './imitation/forcedColours.ts';

export interface StoryEnvironment {
  readonly theme: string;
  readonly direction: 'ltr' | 'rtl';
  readonly locale: string;
  readonly colours: 'own' | 'forced';
  readonly focus: 'none' | 'first';
}

export interface StoryProviderProps extends StoryEnvironment {
  /** Texts of the locale. Default: English. */
  readonly texts: SsmProviderProps['strings'];
  readonly provider?: Partial<SsmProviderProps>;
  /** The story parameter `server`: the server's data, and the signed-in person. */
  readonly server?: InMemoryServerOptions;
  readonly children: ReactNode;
}

/** The document counts pending requests, which screenshots of a story wait for. */
let openQuestions = 0;
function countQuestions(change: 1 | -1): void {
  openQuestions += change;
  document.documentElement.dataset['openQuestions'] = String(openQuestions);
}

/** Starts the server with the first request, so that most stories never wait for it. */
function createStoryClient(options: InMemoryServerOptions | undefined): SatClient {
  let server: Promise<InMemoryServer> | undefined;
  return createSatClient({
    async fetch(request) {
      server ??= createInMemoryServer(options);
      countQuestions(1);
      try {
        return await (await server).fetch(request);
      } finally {
        countQuestions(-1);
      }
    },
  });
}

export function StoryProvider(props: StoryProviderProps) {
  const { theme, direction, locale, colours, focus, texts, provider, server, children } = props;
  const [client] = useState(() => createStoryClient(server));
  useEffect(() => (colours === 'forced' ? forceColours(document) : undefined), [colours]);
  useEffect(() => (focus === 'first' ? showFocus(document) : undefined), [focus]);
  return (
    <SsmProvider
      client={client}
      theme={theme}
      direction={locale === 'ar-XB' ? 'rtl' : direction}
      locale={locale}
      strings={texts}
      {...provider}
    >
      <main className="story-frame">{children}</main>
    </SsmProvider>
  );
}
