import { aFunction, needed, objectWith } from 'ssm-core/internal';
import { aRole, aVersion, isTree } from '../../ui/given/expectations.ts';

export const expectedOfFilter = () => ({
  filter: needed(
    objectWith(
      'what createFilter(ports) of ssm-core returns',
      ['getSnapshot', 'subscribe', 'open'],
      'nothing is shown',
    ),
  ),
  version: needed(aVersion('the dialog says that it broke')),
  role: needed({ ...aRole(), instead: 'the dialog says that it broke' }),
  catalogue: {
    what: 'what catalogueQuery() of ssm-core asks for',
    isUsable: (value: unknown) => isTree(value) && Array.isArray(value['columns']),
    instead: 'the dialog says that it broke',
  },
  search: {
    what: 'the text of a search',
    isUsable: (value: unknown) => typeof value === 'string',
    instead: 'the dialog says that it broke',
  },
  returnFocus: aFunction('a function that answers an element, or null'),
});
