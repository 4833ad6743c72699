import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { AppRoutes } from '../routes/route.ts';
import { routes } from '../routes/routes.ts';
import { ShellStory } from './testing/ShellStory.tsx';

const meta: Meta<typeof ShellStory> = {
  title: 'Shell',
  component: ShellStory,
  parameters: { standsAlone: true },
  render: (args, { globals }) => (
    <ShellStory {...args} theme={globals['theme'] as 'light'} direction={globals['direction'] as 'ltr'} />
  ),
};
export default meta;

type Story = StoryObj<typeof ShellStory>;

const accountIsThere =
  (title: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await canvas.findByRole('button', { name: `${title.toLowerCase()}@example.org` });
  };

export const Visitor: Story = {
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Sign Up' });
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
};
export const VisitorWithForms: Story = {
  args: { config: { forms: { portalId: '1', requestAccessFormId: 'access' } } },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Request Access' });
  },
};
export const NobodyCanSignIn: Story = { args: { canSignIn: false } };
export const SsmPublic: Story = { args: { who: 'SSM-Public' }, play: accountIsThere('SSM-Public') };
export const SsmRegistered: Story = { args: { who: 'SSM-Registered' }, play: accountIsThere('SSM-Registered') };
export const SsmVerified: Story = { args: { who: 'SSM-Verified' }, play: accountIsThere('SSM-Verified') };
export const CertifiedSite: Story = { args: { who: 'Certified-Site' }, play: accountIsThere('Certified-Site') };
export const CertifiedSiteCustomer: Story = {
  args: { who: 'Certified-Site-Customer' },
  play: accountIsThere('Certified-Site-Customer'),
};

/** Shows nothing while authentication is loading, because a flash of the wrong state would be a bug. */
export const AuthenticationLoading: Story = {
  args: { who: 'loading' },
  async play({ canvasElement }) {
    await expect(canvasElement.textContent).toBe('');
  },
};

export const Maintenance: Story = {
  args: { isDown: true },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'SSM is currently down for maintenance. Please try again later.',
    );
    await expect(canvas.queryByRole('main')).toBeNull();
  },
};

export const AllLinks: Story = {
  args: {
    who: 'SSM-Verified',
    config: {
      links: {
        portal: 'https://portal.example/',
        customerService: 'https://help.example/',
        studies: 'https://studies.example/',
        dataVisualizationLogin: 'https://plots.example/',
      },
      menuItems: [{ label: 'Pricing', url: 'https://portal.example/pricing', roles: ['SSM-Verified'] }],
    },
  },
  play: accountIsThere('SSM-Verified'),
};

export const SessionExpired: Story = {
  args: { notice: 'session_expired' },
  async play({ canvas }) {
    await canvas.findByText('Your session has ended. Sign in again to go on.');
  },
};
export const SignInFailed: Story = {
  args: { notice: 'provider_unreachable' },
  async play({ canvas }) {
    await canvas.findByText('The sign-in service cannot be reached. Check the connection and try again.');
  },
};

export const AskingForConsent: Story = {
  args: { consent: 'unasked' },
  async play({ canvas }) {
    await canvas.findByRole('region', { name: 'Privacy' });
  },
};

export const AskingForTheEmail: Story = {
  args: { who: 'SSM-Verified', flagConsent: 'unasked' },
  async play({ canvas }) {
    const question = await canvas.findByRole('region', { name: 'Privacy' });
    await expect(question).toHaveTextContent(
      'May the service that switches parts of the menu on and off know your e-mail',
    );
  },
};

export const CookiePolicy: Story = {
  args: { start: '/cookie-policy', consent: 'granted' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Cookie Policy' });
    await canvas.findByText('You agreed: use is counted and errors are reported.');
  },
};

export const CookiePolicyWithAFlagService: Story = {
  args: { who: 'SSM-Verified', start: '/cookie-policy', consent: 'granted', flagConsent: 'refused' },
  async play({ canvas }) {
    const choice = await canvas.findByRole('region', {
      name: 'The service that switches parts of the menu on and off',
    });
    await expect(choice).toHaveTextContent('You refused: the service is not told who you are.');
    await canvas.findByText('You agreed: use is counted and errors are reported.');
  },
};

export const LoginFailed: Story = {
  args: { start: '/login', notice: 'denied' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
  },
};

export const Refused: Story = {
  args: { who: 'SSM-Registered', start: '/my-sets' },
  async play({ canvas }) {
    await canvas.findByText('That page is for certified sites.');
  },
};

const withSheet: AppRoutes = {
  ...routes,
  specSheet: { ...routes.specSheet, Component: () => <h1 style={{ paddingInline: 16 }}>10000-28</h1> },
};

export const WithBreadcrumbs: Story = {
  args: { who: 'SSM-Verified', start: '/specs/10000-28', pages: withSheet },
  async play({ canvas }) {
    const trail = await canvas.findByRole('navigation', { name: 'Breadcrumbs' });
    await waitFor(() => expect(trail.textContent).toBe('Menu10000-28'));
  },
};

const broken: AppRoutes = {
  home: {
    path: '/',
    access: 'everyone',
    meta: {},
    Component: () => {
      throw new Error('broken');
    },
  },
};

export const PageThatBroke: Story = {
  args: { pages: broken },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
