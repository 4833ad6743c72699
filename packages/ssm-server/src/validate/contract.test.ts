import { satDocument } from 'ssm-openapi';
import { describe, expect, it } from 'vitest';
import { contractOperations, contractSchemas } from './contract.ts';

describe('contractOperations', () => {
  it('reads each operation with its whole path', () => {
    const read = contractOperations().map(({ operationId, method, path }) => `${operationId} ${method} ${path}`);
    expect(read).toEqual([
      'searchAnalytes GET /sat/menuquery/{reqPath}/somamer/search',
      'countAnalytes GET /sat/menuquery/{reqPath}/somamer/count',
      'getAnalyte GET /sat/menuquery/secured/somamer/{seqId}',
      'getLiftTable GET /sat/menuquery/secured/lift',
      'suggestValues GET /sat/menuquery/{reqPath}/field/search',
      'describeCatalogue GET /sat/menuquery/{reqPath}/catalogue',
      'listCollections GET /sat/menuquery/secured/collection',
      'getGeneSets GET /sat/menuquery/secured/gene-set',
      'validateToken GET /sat/menuquery/jwt/validate',
      'logOut POST /sat/menuquery/jwt/logout',
      'downloadTemplate GET /sat/menuquery/download/template',
      'bulkSearch POST /sat/menuquery/bulk/search',
      'importAnalytes POST /sat/menuquery/import',
      'previewWorkbook POST /sat/menuquery/import/preview',
      'checkPanelFile POST /sat/menuquery/import/check',
      'getColumns GET /sat/custompanel/user/{userSub}/column',
      'saveColumns PUT /sat/custompanel/user/{userSub}/column',
      'saveColumnsByPost POST /sat/custompanel/user/{userSub}/column',
      'listPanels GET /sat/custompanel/user/{userSub}/panel',
      'createPanel POST /sat/custompanel/user/{userSub}/panel',
      'getPanel GET /sat/custompanel/panel/{panelId}',
      'savePanel PUT /sat/custompanel/panel/{panelId}',
      'deletePanel DELETE /sat/custompanel/panel/{panelId}',
      'getTombstone GET /sat/custompanel/panel/{panelId}/tombstone',
      'saveTombstone PUT /sat/custompanel/panel/{panelId}/tombstone',
      'listPanelVersions GET /sat/custompanel/panel/{panelId}/version',
      'listPanelSources GET /sat/custompanel/panel/{panelId}/source',
      'listChangedPanels GET /sat/custompanel/user/{userSub}/change',
      'findMembership POST /sat/custompanel/user/{userSub}/membership',
      'getPanelChanges GET /sat/custompanel/panel/{panelId}/change',
      'listOwnCollections GET /sat/custompanel/user/{userSub}/collection',
      'createOwnCollection POST /sat/custompanel/user/{userSub}/collection',
      'getOwnCollection GET /sat/custompanel/collection/{collectionId}',
      'saveOwnCollection PUT /sat/custompanel/collection/{collectionId}',
      'deleteOwnCollection DELETE /sat/custompanel/collection/{collectionId}',
      'listFiles GET /sat/menuquery/secured/file',
      'downloadFile GET /sat/menuquery/secured/file/{fileId}',
      'listReleaseNotes GET /sat/menuquery/secured/release-note',
      'health GET /health',
      'ready GET /ready',
      'getSettings GET /config.json',
      'evaluateFlags POST /ofrep/v1/evaluate/flags',
      'evaluateFlag POST /ofrep/v1/evaluate/flags/{key}',
    ]);
  });

  it('includes every operation of the document', () => {
    const declared = Object.values(satDocument.paths).flatMap((item) =>
      Object.keys(item).filter((key) => key !== 'servers'),
    );
    expect(contractOperations().length).toEqual(declared.length);
  });

  it('resolves referenced parameters and responses', () => {
    const search = contractOperations()[0];
    expect(search?.parameters.map(({ name, in: place, isRequired }) => [name, place, isRequired])).toEqual([
      ['reqPath', 'path', true],
      ['version', 'query', true],
      ['filters', 'query', false],
      ['fields', 'query', false],
      ['offset', 'query', false],
      ['limit', 'query', false],
      ['edition', 'query', false],
      ['If-None-Match', 'header', false],
    ]);
    const answers = [...(search?.answers ?? [])].map(([status, answer]) => [
      status,
      [...answer.content.keys()],
      answer.headers,
    ]);
    expect(answers).toEqual([
      ['200', ['application/json', 'application/vnd.ssm.columns+json'], ['ETag', 'X-Request-Id']],
      ['304', [], []],
      ['default', ['application/problem+json'], ['X-Request-Id']],
    ]);
  });

  it('knows the named schemas', () => {
    expect(contractSchemas()['AssayVersion']).toEqual({ type: 'string', enum: ['V_7K', 'V_11K'] });
  });
});
