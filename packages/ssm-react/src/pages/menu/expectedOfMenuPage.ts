import { aFunction, anyValue, aText } from 'ssm-core/internal';
import { expectedOfBoth, someColumns } from '../../features/menu/expectedOfMenu.ts';
import { aBuilder, aRole } from '../../ui/given/expectations.ts';

export const expectedOfMenuPage = () => ({
  ...expectedOfBoth(),
  onVersionChange: aFunction(),
  role: aRole(),
  builder: aBuilder('the page says that it broke'),
  sub: aText,
  preferredColumns: someColumns(),
  actions: anyValue,
  linkOf: aFunction('a function from a view to an address'),
});
