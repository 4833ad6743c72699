import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createBuilder, createIndexedDbWorkingLists, createSatClient } from 'ssm-core';
import { expect, test } from 'vitest';
import { BuilderPage } from '../pages/builder/BuilderPage.tsx';
import { MenuPage } from '../pages/menu/MenuPage.tsx';
import { MyPanelsPage } from '../pages/panels/MyPanelsPage.tsx';
import { RadioToggle } from '../ui/choice/RadioToggle.tsx';
import { SearchField } from '../ui/field/SearchField.tsx';
import { Modal } from '../ui/modal/Modal.tsx';
import type { ModalProps } from '../ui/modal/ModalDialog.tsx';
import { Select } from '../ui/select/Select.tsx';
import { SsmProvider } from './SsmProvider.tsx';

const client = createSatClient({
  baseUrl: 'https://ssm.invalid/sat',
  fetch: () => Promise.reject(new Error('never asked')),
});

test('the provider renders on a server, where there is no window', () => {
  expect(typeof window).toBe('undefined');
  const page = createElement('p', null, 'Content');
  const html = renderToString(createElement(SsmProvider, { client, theme: 'dark' }, page));
  expect(html).toBe(
    '<div class="ssm-root" data-component="SsmProvider" data-theme="dark" dir="ltr" lang="en"><p>Content</p>' +
      '<div class="ssm-overlays" data-part="Overlays">' +
      '<section class="ssm-Toasts" data-component="Toasts" data-react-aria-top-layer="true" aria-label="Notifications"><div class="ssm-Toasts-list" data-part="List"></div></section>' +
      '</div></div>',
  );
});

test('controls render on a server, but an open dialog waits for the browser', () => {
  const options = [{ value: 'V_7K', label: '7K' }] as const;
  const toggle = { label: 'Assay version', options, value: 'V_7K', onChange: () => {} } as const;
  const html = renderToString(
    createElement(
      SsmProvider,
      { client },
      createElement(RadioToggle<'V_7K'>, toggle),
      createElement(Select<'V_7K'>, toggle),
      createElement(SearchField, { label: 'Search', clearLabel: 'Clear', value: 'IL6', onChange: () => {} }),
      createElement(Modal, { title: 'Filters', isOpen: true, onClose: () => {} } as ModalProps, 'Text'),
    ),
  );
  const controls = [
    ...html.matchAll(/<(?:input|button)[^>]* (?:role|type)="(\w+)"[^>]* aria-label="(.+?)"|role="(\w+)"/g),
  ];
  expect(controls.map(([, type, name, role]) => role ?? `${type} ${name}`)).toEqual([
    'radiogroup',
    'radio',
    'button Assay version',
    'search Search',
    'button Clear',
  ]);
});

test('R35: the whole menu renders on a server without a style attribute', () => {
  const html = renderToString(createElement(SsmProvider, { client }, createElement(MenuPage)));
  const titles = [...html.matchAll(/role="columnheader".*?<button[^>]*>(.*?)<\/button>/g)].map(([, title]) => title);
  expect({ titles, styles: html.match(/ style="[^"]*"/g) }).toEqual({
    titles: ['Sequence ID', 'Full Name', 'Target Name'],
    styles: null,
  });
});

test('a builder renders on a server and reports that it has no storage on the server', async () => {
  const faults: string[] = [];
  const storage = createIndexedDbWorkingLists({ onFault: (message) => void faults.push(message) });
  const builder = createBuilder({ storage });
  builder.changeOwner('somebody');
  const page = createElement(BuilderPage, { builder, version: 'V_7K', group: 'Panel' });
  const html = renderToString(createElement(SsmProvider, { client }, page));
  expect({ heading: html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1], styles: html.match(/ style="[^"]*"/g) }).toEqual({
    heading: '7K Panel Builder',
    styles: null,
  });
  builder.dispose();
  expect(faults).toEqual(['indexedDB not supported by this browser']);
});

test('the list of panels renders on a server in its loading state', () => {
  const page = createElement(MyPanelsPage, { sub: 'somebody', group: 'Panel', panelHref: (id) => `/panel/${id}` });
  const html = renderToString(createElement(SsmProvider, { client }, page));
  expect({
    heading: html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1],
    loading: html.match(/role="progressbar" aria-label="(.*?)"/)?.[1],
    styles: html.match(/ style="[^"]*"/g),
  }).toEqual({ heading: 'My Panels', loading: 'Loading My Panels', styles: null });
});
