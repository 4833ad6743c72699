import { aFunction, anyValue, aText, type Expected, needed } from 'ssm-core/internal';
import { expectedOfHeld, expectedOfRows, someColumns } from '../../features/menu/expectedOfMenu.ts';
import { aBuilder, aGroup, aVersion } from '../../ui/given/expectations.ts';

const expectedOfBoth = () =>
  ({
    ...expectedOfRows(),
    ...expectedOfHeld(),
    builder: needed(aBuilder('the page says that it broke')),
    version: aVersion('the page says that it broke'),
    group: aGroup(),
    onVersionChange: aFunction(),
    menuHref: aText,
    onOpenMenu: aFunction(),
    collectionsHref: aText,
    onOpenCollections: aFunction(),
    onImport: aFunction(),
    onMove: aFunction(),
    onEnrich: aFunction(),
    onPlan: aFunction(),
    preferredColumns: someColumns(),
  }) satisfies Readonly<Record<string, Expected>>;

export const expectedOfBuilderPage = () => ({
  ...expectedOfBoth(),
  onApproachImport: aFunction(),
  onSave: aFunction(),
  about: anyValue,
  sub: aText,
});

export const expectedOfPanelBuilderPage = () => ({
  ...expectedOfBoth(),
  sub: needed({ ...aText, what: 'the sub of the signed-in person', instead: 'the page is that of somebody unknown' }),
  panelHref: aFunction('a function from a panel’s id to an address'),
  onOpenPanel: aFunction(),
  onSaved: aFunction(),
});
