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
  /** The texts of the locale. Default: English. */
  readonly texts: SsmProviderProps['strings'];
  readonly provider?: Partial<SsmProviderProps>;
  /** The parameter `server` of a story: the data of the server, and the signed-in person. */
  readonly server?: InMemoryServerOptions;
  readonly children: ReactNode;
}

/** Number of pending requests. It is written to the document, because screenshots wait until it is 0. */
let openQuestions = 0;
function countQuestions(change: 1 | -1): void {
  openQuestions += change;
  document.documentElement.dataset['openQuestions'] = String(openQuestions);
}

/** Creates a client whose server starts with the first request, so that most stories do not wait for a server. */
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
