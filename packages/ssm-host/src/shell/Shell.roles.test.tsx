import { cleanup, render, screen, within } from '@testing-library/react';
import type { RoleTitle } from 'ssm-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { AppRoutes } from '../routes/routes.ts';
import { ShellStory } from './testing/ShellStory.tsx';

afterEach(cleanup);

const pages: AppRoutes = {
  home: { path: '/', access: 'everyone', meta: {}, Component: () => <h1>Home</h1> },
};
const links = {
  studies: 'https://studies.example/',
  portal: 'https://portal.example/',
  customerService: 'https://help.example/',
};
const all = ['Portal', 'Customer Service', 'Studies'];

function linksIn(landmark: HTMLElement): readonly (string | null)[] {
  return within(landmark)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

describe('by role', () => {
  test.each<[who: RoleTitle | null, external: readonly string[]]>([
    [null, []],
    ['SSM-Public', []],
    ['SSM-Registered', all],
    ['SSM-Verified', all],
    ['Certified-Site', all],
    ['Certified-Site-Customer', all],
  ])('S3-13: of %s the footer has the external links that the navigation has', async (who, external) => {
    render(<ShellStory who={who} pages={pages} config={{ links }} />);
    await screen.findByRole('heading', { name: 'Home' });
    const navigation = who === null ? undefined : await screen.findByRole('navigation', { name: 'Main' });
    // The links come with the navigation.
    if (external.length > 0) await within(screen.getByRole('contentinfo')).findByRole('link', { name: 'Portal' });
    expect({
      footer: linksIn(screen.getByRole('contentinfo')),
      navigation: navigation === undefined ? undefined : linksIn(navigation).slice(1),
    }).toEqual({ footer: ['Cookie Policy', 'About', ...external], navigation: who === null ? undefined : external });
  });
});
