import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createLoadingRegistry, createSatClient, SatError } from 'ssm-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSilentClient } from '../testing/createTestClient.ts';
import { Ask, Look, notified, pass, useFakeClock } from '../testing/providerProbes.tsx';
import { renderInProvider } from '../testing/renderWithServer.tsx';
import { SsmProvider } from './SsmProvider.tsx';
import type { Ssm } from './useSsm.ts';

const client = createSilentClient();
const never = () => new Promise<string>(() => {});
const timeoutText = 'Timeout - excessive time to fetch data';
const errorText = 'There was an error with your request, please try again later or contact our support team.';

describe('server data', () => {
  test('an answer arrives, StrictMode or not', async () => {
    onTestFinished(cleanup);
    render(
      <StrictMode>
        <SsmProvider client={client}>
          <Ask answer={() => Promise.resolve('data')} />
        </SsmProvider>
      </StrictMode>,
    );
    expect((await screen.findByText('data')).textContent).toBe('data');
  });

  test('S8-01: a failed request is told with the one error message', async () => {
    renderInProvider(<Ask answer={() => Promise.reject(new SatError('internal', { status: 500 }))} />);
    expect((await screen.findByRole('alert')).textContent).toBe(errorText);
  });

  test('S4-08, S8-04: one that timed out is told as a warning', async () => {
    renderInProvider(<Ask answer={() => Promise.reject(new SatError('timeout'))} />);
    await screen.findByRole('alert');
    expect(notified()).toEqual([`warning: ${timeoutText}`]);
  });

  test.each([
    ['a request that was given up', new SatError('aborted'), false],
    ['S8-05: a query that is meant to be silent', new SatError('internal'), true],
  ])('%s is not told', async (_, error, isSilent) => {
    useFakeClock();
    renderInProvider(<Ask answer={() => Promise.reject(error)} isSilent={isSilent} />);
    await pass(1000);
    expect(notified()).toEqual([]);
  });
});

describe('global loading', () => {
  test('S4-07: it is on while a fetch of a feature is on its way', async () => {
    const answer = Promise.withResolvers<string>();
    let loading: Ssm['loading'] | undefined;
    renderInProvider(
      <>
        <Ask answer={() => answer.promise} />
        <Look
          onLook={(ssm) => {
            loading = ssm.loading;
          }}
        />
      </>,
    );
    expect(loading?.isLoading()).toBe(true);
    answer.resolve('data');
    await screen.findByText('data');
    expect(loading?.isLoading()).toBe(false);
  });

  test('S4-08: after 120000 ms of it a warning says so, once', async () => {
    useFakeClock();
    renderInProvider(<Ask answer={never} />);
    await pass(119_999);
    expect(notified()).toEqual([]);
    await pass(1);
    expect(notified()).toEqual([`warning: ${timeoutText}`]);
    await pass(200_000);
    expect(notified()).toEqual([]);
  });

  test('S4-08: a client whose calls may last another time has its warning then', async () => {
    useFakeClock();
    renderInProvider(<Ask answer={never} />, { client: createSatClient({ timeoutMs: 5000 }) });
    await pass(4999);
    expect(notified()).toEqual([]);
    await pass(1);
    expect(notified()).toEqual([`warning: ${timeoutText}`]);
  });

  test('S4-08: what ends in time is not told, and what begins anew has its whole time', async () => {
    useFakeClock();
    const loading = createLoadingRegistry();
    renderInProvider(<p>Content</p>, { loading });
    const end = loading.begin('first');
    await pass(100_000);
    end();
    loading.begin('second');
    await pass(119_999);
    expect(notified()).toEqual([]);
    await pass(1);
    expect(notified()).toEqual([`warning: ${timeoutText}`]);
  });

  test("the client's own registry takes the place of the query cache", () => {
    const loading = createLoadingRegistry();
    renderInProvider(<Ask answer={never} />, { loading });
    expect(loading.isLoading()).toBe(false);
  });
});
