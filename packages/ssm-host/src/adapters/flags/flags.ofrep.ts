/** Flags of an OFREP service. */
import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import type { Provider } from '@openfeature/web-sdk';
import type { FlagAdapter } from './flagAdapter.ts';
import { startOpenFeature } from './flags.openFeature.ts';

const timeoutMs = 5000;

export const flags: FlagAdapter<'ofrep'> = ({ url: baseUrl }) => {
  return (person, onChange) => {
    // When it is asked is ours; and it keeps nothing in the browser.
    const options = {
      baseUrl,
      timeoutMs,
      pollInterval: 0,
      disableVisibilityRefresh: true,
      cacheMode: 'disabled',
    } as const;
    // Its types allow `undefined` where those of the SDK want absence.
    return startOpenFeature(new OFREPWebProvider(options) as Provider, person, onChange, { isAsked: true });
  };
};
