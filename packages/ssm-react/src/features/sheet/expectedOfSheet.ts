import { aFlag, aFunction, anyValue, aText, type Expected, listOf, needed } from 'ssm-core/internal';
import { aBuilder, aGroup, aVersion, isTree, isVersion } from '../../ui/given/expectations.ts';

function expectedOfBoth() {
  return {
    databases: listOf(
      'a list of databases, as { label: "UniProt", template: "https://…/{accession}" }',
      (database) =>
        isTree(database) && typeof database['label'] === 'string' && typeof database['template'] === 'string',
      'the sheet says that it broke',
    ),
    readAddress: aFunction('a function that answers an address'),
    sheetHref: aFunction('a function from a SeqId and a version to an address', 'the sheet says that it broke'),
    onOpenSheet: aFunction(),
  } satisfies Readonly<Record<string, Expected>>;
}

export const expectedOfSheet = () => ({
  ...expectedOfBoth(),
  sheet: needed({
    what: 'an AnalyteSheet: what analyteSheetQuery() of ssm-core asks for; SpecSheetPage asks for it by itself',
    isUsable: (value) =>
      isTree(value) && isTree(value['analyte']) && isVersion(value['version']) && Array.isArray(value['measures']),
    instead: 'the sheet says that it broke',
  }),
  holders: anyValue,
  actions: anyValue,
  renderChoice: aFunction('a function from a SeqId to what stands beside it', 'the sheet says that it broke'),
});

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
