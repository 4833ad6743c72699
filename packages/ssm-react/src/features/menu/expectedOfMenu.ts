import { defaultMenuView, type MenuView } from 'ssm-core';
import { columnDefinitions, findColumn } from 'ssm-core/engine';
import {
  aFlag,
  aFunction,
  aNumber,
  anyValue,
  aText,
  type Expected,
  listOf,
  objectWith,
  quoted,
} from 'ssm-core/internal';
import { aBuilder, aRole, isTree, isVersion } from '../../ui/given/expectations.ts';

const broken = 'the table says that it broke';

function aView(): Expected {
  const names = Object.keys(defaultMenuView) as readonly (keyof MenuView)[];
  return {
    what: 'a MenuView, as { ...defaultMenuView, search: "kinase" } or the view of what readMenuView() answers',
    isUsable: (value) =>
      isTree(value) && names.every((name) => value[name] !== undefined) && isVersion(value['version']),
    describe(value) {
      if (!isTree(value)) return quoted(value);
      const lacking = names.filter((name) => value[name] === undefined);
      return lacking.length > 0
        ? `an object without ${lacking.join(', ')}`
        : `of the version ${quoted(value['version'])}`;
    },
    instead: broken,
  };
}

export const someColumns = (): Expected =>
  listOf(
    `a list of keys of columns, of ${columnDefinitions.map(({ key }) => key).join(', ')}`,
    (key) => typeof key === 'string' && findColumn(key)?.key === key,
    'keys that there are not are left out',
  );

const aComponent: Expected = {
  what: 'a component, as ReagentPreview, and not an element of it',
  isUsable: (value) => typeof value === 'function' || (isTree(value) && '$$typeof' in value && !('props' in value)),
  instead: broken,
};

export const expectedOfRows = () =>
  ({
    columns: someColumns(),
    fixedColumnCount: aNumber('a whole number from 0', (value) => Number.isInteger(value) && value >= 0),
    height: {
      what: 'a CSS length, as "60vh" or "480px"',
      isUsable: (value) => typeof value === 'string' && (typeof CSS === 'undefined' || CSS.supports('height', value)),
      describe: quoted,
      instead: 'it counts as missing',
    },
    onRowAction: aFunction(),
    rowHref: aFunction('a function from a SeqId and a version to an address', broken),
  }) satisfies Readonly<Record<string, Expected>>;

export function expectedOfHeld() {
  const someSeqIds = listOf('a list of SeqIds, as ["10000-28"]', (seqId) => typeof seqId === 'string', broken);
  return {
    view: aView(),
    defaultView: aView(),
    onViewChange: aFunction(),
    selectedSeqIds: someSeqIds,
    defaultSelectedSeqIds: someSeqIds,
    onSelectionChange: aFunction(),
  } satisfies Readonly<Record<string, Expected>>;
}

function expectedOfBoth() {
  return {
    ...expectedOfRows(),
    ...expectedOfHeld(),
    allowsSelection: aFlag,
    listRows: aFunction('a function from a table to the rows that are listed', broken),
    onProgress: aFunction(),
    isTall: aFlag,
    hasBars: aFlag,
    label: aText,
    isReadOnly: aFlag,
  } satisfies Readonly<Record<string, Expected>>;
}

export const expectedOfMenu = () => ({
  ...expectedOfBoth(),
  unselectable: objectWith(
    'an object with has, without, onPress and box',
    ['has', 'without', 'onPress', 'box'],
    broken,
  ),
  onFiltered: aFunction(),
  aside: aComponent,
  footer: aFunction('a function that answers what stands at the foot', broken),
});

export const expectedOfMenuPage = () => ({
  ...expectedOfBoth(),
  onVersionChange: aFunction(),
  role: aRole(),
  builder: aBuilder('the page says that it broke'),
  sub: aText,
  preferredColumns: someColumns(),
  actions: anyValue,
  linkOf: aFunction('a function from a view to an address'),
  onCompare: aFunction(),
});
