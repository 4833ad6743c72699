import {
  type EvaluationContext,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/web-sdk';
import { SplitFactory } from '@splitsoftware/splitio-browserjs';
import type { FlagAdapter } from '../../flags/createFlags.ts';
import { startOpenFeature } from './flags.openFeature.ts';

const control = 'control';

function splitProvider(authorizationKey: string, key: string, onUpdate: () => void): Provider {
  const client = SplitFactory({ core: { authorizationKey, key } }).client();
  const events = new OpenFeatureEventEmitter();
  client.on(client.Event.SDK_UPDATE, () => {
    events.emit(ProviderEvents.ConfigurationChanged);
    onUpdate();
  });
  const treatment = (flag: string, { project }: EvaluationContext): string =>
    client.getTreatment(flag, typeof project === 'string' ? { project } : {});
  const resolved = <Value>(value: Value, fallback: Value, isKnown: boolean): ResolutionDetails<Value> => ({
    value: isKnown ? value : fallback,
  });
  return {
    metadata: { name: 'split' },
    runsOn: 'client',
    events,
    async initialize() {
      await client.whenReady();
    },
    onClose: () => client.destroy(),
    resolveStringEvaluation(flag, fallback, context) {
      const value = treatment(flag, context);
      return resolved(value, fallback, value !== control);
    },
    resolveBooleanEvaluation(flag, fallback, context) {
      const value = treatment(flag, context);
      return resolved(value === 'on', fallback, value !== control);
    },
    resolveNumberEvaluation(flag, fallback, context) {
      const value = Number(treatment(flag, context));
      return resolved(value, fallback, !Number.isNaN(value));
    },
    resolveObjectEvaluation: (_flag, fallback) => ({ value: fallback }),
  };
}

export const flags: FlagAdapter<'split'> =
  ({ key }) =>
  (person, onChange) =>
    startOpenFeature(splitProvider(key, person.key, onChange), person, onChange, { isAsked: false });
