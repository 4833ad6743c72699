import { catalogueQuery } from 'ssm-core';
import { Icon } from '../ui/icon/Icon.tsx';
import { useSatQuery } from './useSatQuery.ts';
import { useSsm } from './useSsm.ts';

/** Stands wherever data of a demo catalogue is shown. */
export function DemoLabel() {
  const { shell } = useSsm().strings;
  return (
    <span className="ssm-MenuTable-demo" data-part="Demo" title={shell.demoExplanation}>
      <Icon name="info" />
      {shell.demoCatalogue}
    </span>
  );
}

/** Says on a page without data of a catalogue that one in use is a demo. Draws nothing where none is, and until that is known. */
export function DemoMark() {
  const { client, requestPath } = useSsm();
  const ofSeven = useSatQuery(catalogueQuery(client, { version: 'V_7K', requestPath }));
  const ofEleven = useSatQuery(catalogueQuery(client, { version: 'V_11K', requestPath }));
  return ofSeven.data?.isDemo === true || ofEleven.data?.isDemo === true ? <DemoLabel /> : null;
}
