import { type ReactNode, useEffect, useState } from 'react';
import { createSatClient, type SatClient } from 'ssm-core';
import { SsmProvider, type SsmProviderProps } from 'ssm-react';
import { createInMemoryServer, type InMemoryServer, type InMemoryServerOptions } from 'ssm-server';
import { showFocus } from './imitation/focusRing.ts';
import { forceColours } from './imitation/forcedColours.ts';

/** What the toolbar chooses. */
export interface StoryEnvironment {
  /** `light`, `dark`, or the name of a rule. */
  readonly theme: string;
  readonly direction: 'ltr' | 'rtl';
  readonly locale: string;
  readonly colours: 'own' | 'forced';
  /** `first`: as if Tab had been pressed once. */
  readonly focus: 'none' | 'first';
}

export interface StoryProviderProps extends StoryEnvironment {
  /** Those of the locale; English without. */
  readonly texts: SsmProviderProps['strings'];
  /** A story's parameter `provider`: further properties of the provider. */
  readonly provider?: Partial<SsmProviderProps>;
  /** A story's parameter `server`: what its server holds, and who asks. */
  readonly server?: InMemoryServerOptions;
  readonly children: ReactNode;
}

/** Questions that have no answer yet stand on the document: who photographs a story waits for them. */
let openQuestions = 0;
function countQuestions(change: 1 | -1): void {
  openQuestions += change;
  document.documentElement.dataset['openQuestions'] = String(openQuestions);
}

/** The server starts with the first question, so that most stories never wait for it. */
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
