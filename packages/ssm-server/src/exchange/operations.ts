/** The table of operations by the contract's operationId: access rule, implementation, and what a call counts as. */

import { countAnalytes } from '../operations/analytes/countAnalytes.ts';
import { describeCatalogue } from '../operations/analytes/describeCatalogue.ts';
import { getAnalyte } from '../operations/analytes/getAnalyte.ts';
import { searchAnalytes } from '../operations/analytes/searchAnalytes.ts';
import { suggestValues } from '../operations/analytes/suggestValues.ts';
import { listCollections } from '../operations/collections/listCollections.ts';
import { downloadFile } from '../operations/files/downloadFile.ts';
import { listFiles } from '../operations/files/listFiles.ts';
import { listReleaseNotes } from '../operations/files/listReleaseNotes.ts';
import { createPanel } from '../operations/panels/createPanel.ts';
import { deletePanel } from '../operations/panels/deletePanel.ts';
import { getPanel } from '../operations/panels/getPanel.ts';
import { listPanelSources } from '../operations/panels/listPanelSources.ts';
import { listPanels } from '../operations/panels/listPanels.ts';
import { listPanelVersions } from '../operations/panels/listPanelVersions.ts';
import { savePanel } from '../operations/panels/savePanel.ts';
import { getColumns } from '../operations/people/getColumns.ts';
import { logOut } from '../operations/people/logOut.ts';
import { saveColumns, saveColumnsByPost } from '../operations/people/saveColumns.ts';
import { validateToken } from '../operations/people/validateToken.ts';
import { evaluateFlag, evaluateFlags } from '../operations/service/evaluateFlags.ts';
import { getSettings } from '../operations/service/getSettings.ts';
import { health } from '../operations/service/health.ts';
import { ready } from '../operations/service/ready.ts';
import { bulkSearch } from '../operations/workbooks/bulkSearch.ts';
import { downloadTemplate } from '../operations/workbooks/downloadTemplate.ts';
import { importAnalytes } from '../operations/workbooks/importAnalytes.ts';
import { previewWorkbook } from '../operations/workbooks/previewWorkbook.ts';
import type { OperationId } from '../validate/contract.ts';
import type { Access } from './access.ts';
import type { AllowanceKind } from './allowance.ts';
import type { Exchange, Operation } from './exchange.ts';

interface Line<Id extends OperationId> {
  readonly access: Access;
  readonly operate: Operation<Id>;
  /** Kind that each call counts as, if any. Computed answers count in addition. */
  readonly counts?: AllowanceKind;
}

/** Operations that are missing here cannot be called. */
const operations: { readonly [Id in OperationId]: Line<Id> } = {
  searchAnalytes: { access: 'byRequestPath', operate: searchAnalytes },
  countAnalytes: { access: 'byRequestPath', operate: countAnalytes },
  getAnalyte: { access: 'signedIn', operate: getAnalyte },
  suggestValues: { access: 'byRequestPath', operate: suggestValues },
  describeCatalogue: { access: 'byRequestPath', operate: describeCatalogue },
  listCollections: { access: 'general', operate: listCollections },
  validateToken: { access: 'signedIn', operate: validateToken },
  logOut: { access: 'signedIn', operate: logOut },
  downloadTemplate: { access: 'general', operate: downloadTemplate },
  bulkSearch: { access: 'general', operate: bulkSearch, counts: 'files' },
  importAnalytes: { access: 'general', operate: importAnalytes, counts: 'files' },
  previewWorkbook: { access: 'general', operate: previewWorkbook, counts: 'files' },
  getColumns: { access: 'ownGeneral', operate: getColumns },
  saveColumns: { access: 'ownGeneral', operate: saveColumns, counts: 'changes' },
  saveColumnsByPost: { access: 'ownGeneral', operate: saveColumnsByPost, counts: 'changes' },
  listPanels: { access: 'ownGeneral', operate: listPanels },
  createPanel: { access: 'ownGeneral', operate: createPanel, counts: 'changes' },
  getPanel: { access: 'general', operate: getPanel },
  savePanel: { access: 'general', operate: savePanel, counts: 'changes' },
  deletePanel: { access: 'general', operate: deletePanel, counts: 'changes' },
  listPanelVersions: { access: 'general', operate: listPanelVersions },
  listPanelSources: { access: 'general', operate: listPanelSources },
  listFiles: { access: 'general', operate: listFiles },
  downloadFile: { access: 'general', operate: downloadFile },
  listReleaseNotes: { access: 'signedIn', operate: listReleaseNotes },
  health: { access: 'anyone', operate: health },
  ready: { access: 'anyone', operate: ready },
  getSettings: { access: 'anyone', operate: getSettings },
  evaluateFlags: { access: 'anyone', operate: evaluateFlags },
  evaluateFlag: { access: 'anyone', operate: evaluateFlag },
};

export function accessOf(operationId: string): Access | undefined {
  return Object.hasOwn(operations, operationId) ? operations[operationId as OperationId].access : undefined;
}

export function countsOf(operationId: OperationId): AllowanceKind | undefined {
  return operations[operationId].counts;
}

export function operate(exchange: Exchange): Promise<Response> {
  const { operate: carryOut } = operations[exchange.operationId] as Line<OperationId>;
  return carryOut(exchange);
}
