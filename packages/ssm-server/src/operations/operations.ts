/** Every operation of the contract, by its operationId. */
import type { OperationId } from '../validate/contract.ts';
import { bulkSearch } from './bulkSearch.ts';
import { countAnalytes } from './countAnalytes.ts';
import { createPanel } from './createPanel.ts';
import { deletePanel } from './deletePanel.ts';
import { describeCatalogue } from './describeCatalogue.ts';
import { downloadTemplate } from './downloadTemplate.ts';
import { evaluateFlag, evaluateFlags } from './evaluateFlags.ts';
import type { Exchange, Operation } from './exchange.ts';
import { getColumns } from './getColumns.ts';
import { getPanel } from './getPanel.ts';
import { getSettings } from './getSettings.ts';
import { health } from './health.ts';
import { importAnalytes } from './importAnalytes.ts';
import { listPanelSources } from './listPanelSources.ts';
import { listPanels } from './listPanels.ts';
import { listPanelVersions } from './listPanelVersions.ts';
import { logOut } from './logOut.ts';
import { previewWorkbook } from './previewWorkbook.ts';
import { ready } from './ready.ts';
import { saveColumns, saveColumnsByPost } from './saveColumns.ts';
import { savePanel } from './savePanel.ts';
import { searchAnalytes } from './searchAnalytes.ts';
import { suggestValues } from './suggestValues.ts';
import { validateToken } from './validateToken.ts';

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
