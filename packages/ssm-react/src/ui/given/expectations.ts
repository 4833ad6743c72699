import { assayVersions, roles } from 'ssm-core';
import { type Expected, needed, objectWith, oneOf, quoted } from 'ssm-core/internal';

export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isVersion = (value: unknown): boolean => assayVersions.some((version) => version === value);

export const aVersion = (instead?: string): Expected => oneOf(assayVersions, instead);

export const aGroup = (): Expected =>
  needed(oneOf(['Panel', 'Set'], 'texts that name it may break the part that they stand in'));

export const aBuilder = (instead?: string): Expected =>
  objectWith(
    'what createBuilder({ storage }) of ssm-core returns',
    ['getSnapshot', 'subscribe', 'add', 'remove'],
    instead,
  );

export function aRole(): Expected {
  return {
    what: 'what roleOf(["SSM-Registered"]) of ssm-core returns',
    isUsable: (value) => isTree(value) && roles.some(({ title }) => title === value['title']),
    describe: quoted,
    instead: 'the menu is that of SSM-Public',
  };
}
