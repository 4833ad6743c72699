import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// Must come before the menu's styles, since it sets the order of the layers.
import './reset.css';
import 'ssm-react/element';
import 'ssm-react/styles.css';
import { Portal } from './Portal';
import './portal.css';

const asked = new URLSearchParams(window.location.search);
if (asked.has('rtl')) document.documentElement.dir = 'rtl';
document.documentElement.classList.toggle('large', asked.has('large'));

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <Portal />
  </StrictMode>,
);
