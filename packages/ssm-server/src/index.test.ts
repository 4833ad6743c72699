import { describe, expect, it } from 'vitest';
import * as server from './index.ts';

describe('ssm-server', () => {
  it('exports these names and no others', () => {
    expect(Object.keys(server).toSorted()).toEqual([
      'ContractError',
      'createApi',
      'createCatalogueHolder',
      'createDevelopmentIdentity',
      'createInMemoryServer',
      'generateDemoCatalogue',
      'newSigningKey',
      'silentLog',
      'smallCatalogue',
      'validatedApi',
      'withOwnColumns',
    ]);
  });
});
