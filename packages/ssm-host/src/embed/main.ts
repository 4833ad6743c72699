import 'ssm-react/element';
import './embed.css';
import { pageSettings } from '../settings/env.ts';
import { readEmbedAddress } from './embedAddress.ts';
import { openEmbedPage } from './embedPage.ts';

const written = document.querySelector<HTMLMetaElement>('meta[name="ssm-embed-origins"]')?.content ?? '';

openEmbedPage({
  page: window,
  settings: pageSettings(document, import.meta.env.BASE_URL),
  address: readEmbedAddress(location.search),
  origins: written.split(' ').filter((origin) => origin !== ''),
});
