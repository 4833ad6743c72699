/** Every operation of the contract, by its operationId. */

import { countAnalytes } from '../operations/analytes/countAnalytes.ts';
import { describeCatalogue } from '../operations/analytes/describeCatalogue.ts';
import { searchAnalytes } from '../operations/analytes/searchAnalytes.ts';
import { suggestValues } from '../operations/analytes/suggestValues.ts';
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
import type { Exchange, Operation } from './exchange.ts';

const operations: { readonly [Id in OperationId]: Operation<Id> } = {
  searchAnalytes,
  countAnalytes,
  suggestValues,
  describeCatalogue,
  validateToken,
  logOut,
  downloadTemplate,
  bulkSearch,
  importAnalytes,
  previewWorkbook,
  getColumns,
  saveColumns,
  saveColumnsByPost,
  listPanels,
  createPanel,
  getPanel,
  savePanel,
  deletePanel,
  listPanelVersions,
  listPanelSources,
  health,
  ready,
  getSettings,
  evaluateFlags,
  evaluateFlag,
};

/** Carries out an exchange whose parameters were checked against the operation that it names. */
export function operate(exchange: Exchange): Promise<Response> {
  const operation = operations[exchange.operationId] as Operation<OperationId>;
  return operation(exchange);
}
