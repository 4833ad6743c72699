import { aFunction, anyValue, type Expected, listOf, needed } from 'ssm-core/internal';
import { isTree, isVersion } from '../../ui/given/expectations.ts';

export function expectedOfBoth() {
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
});
