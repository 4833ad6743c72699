import { createServer } from 'node:http'; import { readFile } from 'node:fs/promises'; import path from 'node:path'; import { brotliCompressSync, constants } from 'node:zlib';
import { createInMemoryServer, generateDemoCatalogue } from 'ssm-server';
export async function serve(statics: Record<string,string>, options: any = {}) {
  const api = await createInMemoryServer(options);
  const cache = new Map<string, {body: Buffer, headers: Record<string,string>, status: number}>();
  const types: Record<string,string> = {'.html':'text/html','.js':'text/javascript','.css':'text/css','.svg':'image/svg+xml'};
  const server = createServer(async (req, res) => {
    const url = new URL(req.url!, 'http://localhost');
    const key = `${req.headers.accept} ${req.url}`;
    let hit = cache.get(key);
    if (!hit) {
      let status = 200, headers: Record<string,string> = {}, raw: Buffer;
      if (url.pathname.startsWith('/sat/')) {
        const response = await api.fetch(new Request(url, { headers: req.headers.accept ? { accept: req.headers.accept } : {} }));
        status = response.status; response.headers.forEach((v, k) => { headers[k] = v; });
        raw = Buffer.from(await response.arrayBuffer());
      } else {
        const prefix = Object.keys(statics).find((p) => url.pathname.startsWith(p));
        try { let file = path.join(statics[prefix!]!, url.pathname.slice(prefix!.length) || 'index.html'); if (file.endsWith('/')) file += 'index.html'; raw = await readFile(file); headers['content-type'] = types[path.extname(file)] ?? 'application/octet-stream'; }
        catch { status = 404; raw = Buffer.from('no'); }
      }
      headers['content-encoding'] = 'br'; headers['cache-control'] = 'no-cache'; delete headers['content-length'];
      hit = { body: brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }), headers, status };
      cache.set(key, hit);
    }
    res.writeHead(hit.status, { ...hit.headers, 'content-length': String(hit.body.length) }); res.end(hit.body);
  });
  await new Promise<void>((r) => server.listen(0, '127.0.0.1', r));
  return { origin: `http://127.0.0.1:${(server.address() as any).port}`, stop: () => new Promise((r) => { server.close(r); server.closeAllConnections(); }) };
}
