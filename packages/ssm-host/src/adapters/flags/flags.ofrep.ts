import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import type { Provider } from '@openfeature/web-sdk';
import type { FlagAdapter } from '../../flags/createFlags.ts';
import { startOpenFeature } from './flags.openFeature.ts';

const timeoutMs = 5000;

export const flags: FlagAdapter<'ofrep'> = ({ url: baseUrl }) => {
  return (person, onChange) => {
    // The provider must not poll, because pace.ts schedules the requests, and must store nothing in the browser.
    const options = {
      baseUrl,
      timeoutMs,
      pollInterval: 0,
      disableVisibilityRefresh: true,
      cacheMode: 'disabled',
    } as const;
    // The cast is needed, because the provider's types allow `undefined` where the types of the SDK do not.
    return startOpenFeature(new OFREPWebProvider(options) as Provider, person, onChange, { isAsked: true });
  };
};
