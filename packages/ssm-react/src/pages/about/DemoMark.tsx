import { catalogueQuery } from 'ssm-core';
import { DemoLabel } from '../../provider/DemoLabel.tsx';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';

/** Says on a page without data of a catalogue that one in use is a demo. Draws nothing where none is, and until that is known. */
export function DemoMark() {
  const { client, requestPath } = useSsm();
  const ofSeven = useSatQuery(catalogueQuery(client, { version: 'V_7K', requestPath }));
  const ofEleven = useSatQuery(catalogueQuery(client, { version: 'V_11K', requestPath }));
  return ofSeven.data?.isDemo === true || ofEleven.data?.isDemo === true ? <DemoLabel /> : null;
}
