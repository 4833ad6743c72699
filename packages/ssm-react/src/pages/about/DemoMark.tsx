import { catalogueQuery } from 'ssm-core';
import { DemoLabel } from '../../provider/DemoLabel.tsx';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';

/**
 * Marks a page that shows no catalogue data, if a catalogue in use is a demo. Renders nothing otherwise, and until
 * that is known.
 */
export function DemoMark() {
  const { client, requestPath } = useSsm();
  const ofSeven = useSatQuery(catalogueQuery(client, { version: 'V_7K', requestPath }));
  const ofEleven = useSatQuery(catalogueQuery(client, { version: 'V_11K', requestPath }));
  return ofSeven.data?.isDemo === true || ofEleven.data?.isDemo === true ? <DemoLabel /> : null;
}
