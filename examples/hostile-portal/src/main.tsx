import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// Before the styles of the menu: it says the order of the layers.
import './reset.css';
import 'ssm-react/element';
import 'ssm-react/styles.css';
import { Portal } from './Portal';
import './portal.css';

if (new URLSearchParams(window.location.search).has('rtl')) document.documentElement.dir = 'rtl';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <Portal />
  </StrictMode>,
);
