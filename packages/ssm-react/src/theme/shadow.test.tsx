import { cleanup, render } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { SsmProvider } from '../provider/SsmProvider.tsx';
import styles from '../styles.css?inline';
import { createSilentClient } from '../testing/createTestClient.ts';
import { Button } from '../ui/button/Button.tsx';

test('the styles work inside a shadow root', () => {
  const host = document.createElement('div');
  document.body.append(host);
  onTestFinished(() => {
    cleanup();
    host.remove();
  });
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  render(
    createPortal(
      <SsmProvider client={createSilentClient()} theme="light">
        <Button variant="primary">Apply</Button>
      </SsmProvider>,
      shadow,
    ),
  );
  const button = getComputedStyle(shadow.querySelector('button') as HTMLElement);
  expect([button.backgroundColor, button.color, button.minBlockSize]).toEqual([
    'rgb(13, 103, 131)',
    'rgb(255, 255, 255)',
    '32px',
  ]);
});
