import { useEffect, useRef, useState } from 'react';
import type { PanelContent, RoleTitle } from 'ssm-core';
import { createBuilder, createIndexedDbWorkingLists, createPanel, createSatClient } from 'ssm-core';
import { createInMemoryServer } from 'ssm-server';
import type { SsmBuilderElement, SsmMenuElement, SsmSpecSheetElement } from '../element.ts';

export interface ElementFrameProps {
  readonly html: string;
  readonly person?: RoleTitle;
  readonly hears?: readonly string[];
  readonly panel?: PanelContent;
  readonly attributes?: Readonly<Record<string, string>>;
}

type AnyElement = SsmBuilderElement | SsmMenuElement | SsmSpecSheetElement;

function answerInPage(answer: (request: Request) => Promise<Response>): () => void {
  const network = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith('/sat/') ? answer(request) : network(request);
  };
  return () => {
    window.fetch = network;
  };
}

async function saveAndLoad(content: PanelContent, fetch: (request: Request) => Promise<Response>): Promise<void> {
  const client = createSatClient({ fetch });
  const { data } = await client.get('/menuquery/jwt/validate', { params: {} });
  const saved = await createPanel(client, data.sub, content, 'saved-before');
  const builder = createBuilder({ storage: createIndexedDbWorkingLists() });
  builder.changeOwner(data.sub);
  builder.load(saved);
}

function elementIn(place: HTMLElement): AnyElement | null {
  return place.querySelector<AnyElement>('ssm-menu, ssm-spec-sheet, ssm-builder');
}

export function ElementFrame({ html, person, hears = [], panel, attributes = {} }: ElementFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [heard, setHeard] = useState<string>();
  const written = JSON.stringify(attributes);
  useEffect(() => {
    const server = createInMemoryServer(person === undefined ? {} : { person });
    const fetch = async (request: Request): Promise<Response> => (await server).fetch(request);
    const end = answerInPage(fetch);
    async function show(): Promise<void> {
      await import('../element.ts');
      if (panel !== undefined) await saveAndLoad(panel, fetch);
      if (place.current === null) return;
      place.current.innerHTML = html;
      const element = elementIn(place.current);
      if (element === null) return;
      for (const [name, value] of Object.entries(JSON.parse(written) as Record<string, string>)) {
        element.setAttribute(name, value);
      }
      if (person !== undefined) element.getAccessToken = async () => (await server).mint(person);
    }
    void show();
    return end;
  }, [html, person, panel, written]);

  useEffect(() => {
    const page = place.current;
    const tell = (event: Event): void => {
      setHeard(`${event.type} ${JSON.stringify((event as CustomEvent<unknown>).detail)}`);
      // Cancels the navigation, because the linked pages do not exist here.
      event.preventDefault();
    };
    for (const name of hears) page?.addEventListener(name, tell);
    return () => {
      for (const name of hears) page?.removeEventListener(name, tell);
    };
  }, [hears]);

  return (
    <main className="story-frame">
      <div ref={place} />
      {hears.length > 0 && <output data-part="Heard">{heard}</output>}
    </main>
  );
}

export function attributesOf(globals: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const { theme, direction, locale } = globals;
  return {
    language: String(locale),
    direction: locale === 'ar-XB' ? 'rtl' : String(direction),
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
  };
}
