/**
 * The route table. For each operationId of the contract it has the access rule, the implementation, the body's limit,
 * and the kind that a call counts as. The contract itself has method, path and media type.
 */
import { countAnalytes } from '../operations/analytes/countAnalytes.ts';
import { describeCatalogue } from '../operations/analytes/describeCatalogue.ts';
import { getAnalyte } from '../operations/analytes/getAnalyte.ts';
import { getLiftTable } from '../operations/analytes/getLiftTable.ts';
import { searchAnalytes } from '../operations/analytes/searchAnalytes.ts';
import { suggestValues } from '../operations/analytes/suggestValues.ts';
import { getPanelChanges, listChangedPanels } from '../operations/changes.ts';
import { getGeneSets, listCollections } from '../operations/collections.ts';
import { downloadFile, listFiles, listReleaseNotes } from '../operations/files.ts';
import { findMembership } from '../operations/membership.ts';
import {
  createOwnCollection,
  deleteOwnCollection,
  getOwnCollection,
  listOwnCollections,
  saveOwnCollection,
} from '../operations/ownCollections.ts';
import {
  createPanel,
  deletePanel,
  getPanel,
  getTombstone,
  listPanelSources,
  listPanels,
  listPanelVersions,
  savePanel,
  saveTombstone,
} from '../operations/panels.ts';
import { getColumns, logOut, saveColumns, saveColumnsByPost, validateToken } from '../operations/people.ts';
import { evaluateFlag, evaluateFlags, getSettings, health, ready } from '../operations/service.ts';
import {
  bulkSearch,
  checkPanelFile,
  downloadTemplate,
  importAnalytes,
  previewWorkbook,
} from '../operations/workbooks/workbooks.ts';
import type { OperationId } from '../validate/contract.ts';
import type { Access, AllowanceKind } from './access.ts';
import type { BodyLimit, Operation } from './exchange.ts';

interface Route<Id extends OperationId> {
  readonly access: Access;
  readonly operate: Operation<Id>;
  /** Kind as which each call counts, if any. Computed answers count in addition. */
  readonly counts?: AllowanceKind;
  /** Limit of the body; `json` by default. */
  readonly body?: BodyLimit;
}

/** An operation that is missing here cannot be called. */
export const operations: { readonly [Id in OperationId]: Route<Id> } = {
  searchAnalytes: { access: 'byRequestPath', operate: searchAnalytes },
  countAnalytes: { access: 'byRequestPath', operate: countAnalytes },
  getAnalyte: { access: 'signedIn', operate: getAnalyte },
  getLiftTable: { access: 'general', operate: getLiftTable },
  suggestValues: { access: 'byRequestPath', operate: suggestValues },
  describeCatalogue: { access: 'byRequestPath', operate: describeCatalogue },
  listCollections: { access: 'general', operate: listCollections },
  getGeneSets: { access: 'general', operate: getGeneSets },
  validateToken: { access: 'signedIn', operate: validateToken },
  logOut: { access: 'signedIn', operate: logOut },
  downloadTemplate: { access: 'general', operate: downloadTemplate },
  bulkSearch: { access: 'general', operate: bulkSearch, counts: 'files', body: 'upload' },
  importAnalytes: { access: 'general', operate: importAnalytes, counts: 'files', body: 'upload' },
  previewWorkbook: { access: 'general', operate: previewWorkbook, counts: 'files', body: 'upload' },
  checkPanelFile: { access: 'general', operate: checkPanelFile, counts: 'files', body: 'upload' },
  getColumns: { access: 'ownGeneral', operate: getColumns },
  saveColumns: { access: 'ownGeneral', operate: saveColumns, counts: 'changes' },
  saveColumnsByPost: { access: 'ownGeneral', operate: saveColumnsByPost, counts: 'changes' },
  listPanels: { access: 'ownGeneral', operate: listPanels },
  createPanel: { access: 'ownGeneral', operate: createPanel, counts: 'changes', body: 'panel' },
  getPanel: { access: 'general', operate: getPanel },
  savePanel: { access: 'general', operate: savePanel, counts: 'changes', body: 'panel' },
  deletePanel: { access: 'general', operate: deletePanel, counts: 'changes' },
  getTombstone: { access: 'general', operate: getTombstone },
  saveTombstone: { access: 'general', operate: saveTombstone, counts: 'changes' },
  listPanelVersions: { access: 'general', operate: listPanelVersions },
  listPanelSources: { access: 'general', operate: listPanelSources },
  listChangedPanels: { access: 'ownGeneral', operate: listChangedPanels },
  findMembership: { access: 'ownGeneral', operate: findMembership },
  getPanelChanges: { access: 'general', operate: getPanelChanges },
  listOwnCollections: { access: 'ownGeneral', operate: listOwnCollections },
  createOwnCollection: { access: 'ownGeneral', operate: createOwnCollection, counts: 'changes' },
  getOwnCollection: { access: 'general', operate: getOwnCollection },
  saveOwnCollection: { access: 'general', operate: saveOwnCollection, counts: 'changes' },
  deleteOwnCollection: { access: 'general', operate: deleteOwnCollection, counts: 'changes' },
  listFiles: { access: 'general', operate: listFiles },
  downloadFile: { access: 'general', operate: downloadFile },
  listReleaseNotes: { access: 'signedIn', operate: listReleaseNotes },
  health: { access: 'anyone', operate: health },
  ready: { access: 'anyone', operate: ready },
  getSettings: { access: 'anyone', operate: getSettings },
  evaluateFlags: { access: 'anyone', operate: evaluateFlags, body: 'small' },
  evaluateFlag: { access: 'anyone', operate: evaluateFlag, body: 'small' },
};
