import { aFlag, aFunction, aText, listOf, needed } from 'ssm-core/internal';
import { expectedOfBoth } from '../../features/sheet/expectedOfSheet.ts';
import { aBuilder, aGroup, aVersion, isTree } from '../../ui/given/expectations.ts';

const failed = 'the page says that there is no such sheet';

export const expectedOfSheetPage = () => ({
  ...expectedOfBoth(),
  seqId: needed({ ...aText, what: 'the SeqId of a reagent, as "10000-28"', instead: failed }),
  version: needed(aVersion(failed)),
  group: aGroup(),
  builder: aBuilder('the page says that it broke'),
  panels: {
    what: 'an object with sub, panelHref and listHref',
    isUsable: (value: unknown) =>
      isTree(value) &&
      typeof value['sub'] === 'string' &&
      typeof value['panelHref'] === 'function' &&
      typeof value['listHref'] === 'string',
    instead: 'the page says that it broke',
  },
  allowsSelection: aFlag,
  list: listOf('a list of SeqIds', (seqId) => typeof seqId === 'string', 'the page says that it broke'),
  onStep: aFunction(),
  menuHref: aText,
  onOpenMenu: aFunction(),
  onOpened: aFunction(),
});
