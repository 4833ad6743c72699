import type { IncomingMessage } from 'node:http';
import type { ProblemDetails } from '../answer/problem.ts';

const ofProxies =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/;

/** Counts HTTP/1.0 as forwarded: nginx sends it by default, and no browser does. */
export function isForwarded({ headers, httpVersionMajor, httpVersionMinor }: IncomingMessage): boolean {
  const isOld = httpVersionMajor < 1 || (httpVersionMajor === 1 && httpVersionMinor === 0);
  return isOld || Object.keys(headers).some((name) => ofProxies.test(name));
}

export const forwardedSignIn: ProblemDetails = {
  code: 'forbidden',
  detail:
    'This server is set up for people at its own machine, and was called through a proxy, so nobody can sign in. ' +
    'Its operator sets PUBLIC_URL and SSM_PROFILE.',
};

export const forwardedWarning =
  'A proxy passes requests on to this server, which is set up for people at its own machine: nobody can sign in through it. ' +
  'Set PUBLIC_URL and SSM_PROFILE to production, or to demo';
