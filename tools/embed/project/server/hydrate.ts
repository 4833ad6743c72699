import { hydrateRoot } from 'react-dom/client';
import 'ssm-react/styles.css';
import { page } from './page.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
hydrateRoot(root, page());
