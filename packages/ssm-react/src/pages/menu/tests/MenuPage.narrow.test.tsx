import { waitFor } from '@testing-library/react';
import { roleOf } from 'ssm-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bothVersions } from '../../../features/menu/testing/catalogues.ts';
import { loadTexts } from '../../../strings/loadTexts.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuPage } from '../MenuPage.tsx';

const widths = [320, 344, 360, 384, 412, 480, 560, 639];

const buttons = () => [...document.querySelectorAll('.ssm-MenuPage-actions > button')];

afterEach(() => page.viewport(1280, 800));

test.each(['en', 'de', 'ja'])('in a narrow window Filters shares its line with Copy link, in %s', async (locale) => {
  const strings = await loadTexts(locale);
  await page.viewport(320, 640);
  await renderWithServer(
    <MenuPage allowsSelection role={roleOf(['SSM-Registered'])} sub="ada" linkOf={() => 'https://assay.example/'} />,
    { catalogues: bothVersions(40, 60), provider: { locale, ...(strings && { strings }) } },
  );
  // Those of signed-in people come late.
  await waitFor(() => expect(buttons().length).toBeGreaterThan(4));
  const lines: unknown[] = [];
  for (const width of widths) {
    // oxlint-disable-next-line no-await-in-loop -- one window
    await page.viewport(width, 640);
    const [link, filters] = buttons()
      .slice(-2)
      .map((button) => button.getBoundingClientRect());
    lines.push([width, (filters?.top ?? 0) - (link?.top ?? Number.NaN), (filters?.right ?? 0) <= width]);
  }
  expect(lines).toEqual(widths.map((width) => [width, 0, true]));
});
