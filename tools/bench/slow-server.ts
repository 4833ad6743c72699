/** Loaded into a server that is to be slowed: it waits, busy, before each request, as long as it was last told. */
import { subscribe } from 'node:diagnostics_channel';

let ms = 0;
const told = /^\/bench\/slow\?ms=([\d.e-]+)$/;

subscribe('http.server.request.start', (message) => {
  const url = typeof message === 'object' && message !== null && 'request' in message ? message.request : undefined;
  const found = told.exec(String(Reflect.get(Object(url), 'url')));
  if (found !== null) ms = Number(found[1]);
  const end = performance.now() + ms;
  while (performance.now() < end);
});
