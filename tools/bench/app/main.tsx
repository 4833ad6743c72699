/** The page that the benchmark acts on: the menu with selection allowed, with the columns and the growth of the address. */
import { createRoot } from 'react-dom/client';
import { createSatClient, defaultMenuView } from 'ssm-core';
import { findColumn, readFilters } from 'ssm-core/engine';
import { MenuPage, SsmProvider } from 'ssm-react';
import { growingFetch } from './growing.ts';
import 'ssm-react/styles.css';

const parameters = new URLSearchParams(location.search);
const columns = (parameters.get('columns') ?? 'seqId,fullName,targetName')
  .split(',')
  .flatMap((key) => findColumn(key)?.key ?? []);
const client = createSatClient({ fetch: growingFetch(Number(parameters.get('times') ?? 1)) });
const root = document.getElementById('app');
if (root !== null) {
  createRoot(root).render(
    <SsmProvider client={client}>
      <MenuPage
        defaultView={{ ...defaultMenuView, version: 'V_11K', filters: readFilters(parameters.get('filters') ?? '') }}
        columns={columns}
        allowsSelection={parameters.has('select')}
      />
    </SsmProvider>,
  );
}
