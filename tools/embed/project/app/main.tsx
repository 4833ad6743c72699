import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AssayMenu } from './AssayMenu.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <AssayMenu />
  </StrictMode>,
);
