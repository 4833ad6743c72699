/** The page of a component: its purpose, properties and states, and the tokens that its states read. */

import { components } from 'virtual:component-props';
import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { designTokens } from '../desk/tokens.ts';
import type { PropDoc } from './componentProps.ts';
import { DocTable, Words } from './DocTable.tsx';
import { ElementTables, elementDocs } from './ElementTables.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { placesOf, tokensRead } from './tokensRead.ts';

function PropsTable({ props }: { readonly props: readonly PropDoc[] }) {
  return (
    <DocTable
      title="Properties"
      head={['Property', 'What it is', 'Type', 'Default']}
      rows={props.map(({ name, isOptional, description, type, defaultValue }) => ({
        name,
        mark: isOptional ? undefined : 'needed',
        cells: [
          <Words key="text" text={description} />,
          <code key="type">{type}</code>,
          defaultValue !== undefined && <code key="default">{defaultValue}</code>,
        ],
      }))}
    />
  );
}

function followDrawing(drawn: Document, onRead: (names: readonly string[]) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(read, 400);
  });
  function read(): void {
    for (const place of placesOf(drawn)) watch.observe(place, { childList: true, subtree: true });
    onRead(tokensRead(drawn));
  }
  read();
}

export function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [first] = stories;
  const [tokens, setTokens] = useState<ReadonlySet<string>>(new Set());
  if (first === undefined) return null;
  const name = first.title.split('/').at(-1) ?? '';
  const component = components[name];
  const element = elementDocs.get(name);
  const description = component?.description ?? element?.description;
  const { theme, direction, locale } = context.getStoryContext(first).globals;
  const isControl = first.title.startsWith('Controls/');
  const add = (names: readonly string[]): void =>
    setTokens((before) => (names.every((each) => before.has(each)) ? before : new Set([...before, ...names])));
  return (
    <Unstyled>
      <main className="desk desk-page">
        <h1>{name}</h1>
        {description !== undefined && (
          <p className="desk-lead">
            <Words text={description} />
          </p>
        )}
        {component !== undefined && component.props.length > 0 && <PropsTable props={component.props} />}
        {element !== undefined && <ElementTables element={element} />}
        <h2>States</h2>
        <div className="desk-grid">
          {stories.map((story) => {
            const isPhone = JSON.stringify(story.storyGlobals).includes('phone');
            return (
              <StoryFrame
                key={story.id}
                storyId={story.id}
                name={story.name}
                note={story.parameters['docs']?.description?.story}
                width={isPhone ? 320 : isControl ? 440 : 1280}
                height={isPhone ? 560 : isControl ? 200 : 800}
                scale={isPhone || isControl ? 1 : 0.5}
                globals={{ theme, direction, locale }}
                onDocument={(drawn) => followDrawing(drawn, add)}
              />
            );
          })}
        </div>
        <h2>Design tokens that these states read</h2>
        <p>
          Custom properties in the rules that match what is drawn above; more are read as more of it is scrolled into
          view. Their values and what changes with them:{' '}
          <a href="./?path=/story/desk--tokens" target="_top">
            Tokens
          </a>
          .
        </p>
        <ul className="desk-tokens">
          {[...tokens]
            .filter((token) => designTokens.has(token))
            .toSorted()
            .map((token) => (
              <li key={token}>
                <code>{token}</code>
              </li>
            ))}
        </ul>
      </main>
    </Unstyled>
  );
}
