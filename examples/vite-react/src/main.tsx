import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'ssm-react/styles.css';
import { Portal } from './Portal';
import './portal.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <Portal />
  </StrictMode>,
);
