import { headers } from 'next/headers';
import { AssayMenu } from './AssayMenu';

/** Rendered on the server for each request. Data that only the server has goes into the menu as properties. */
export default async function Page() {
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <main>
      <h1>Our assays</h1>
      <p>This page was drawn on the server with Node {process.versions.node}.</p>
      <AssayMenu version="V_11K" nonce={nonce} />
    </main>
  );
}
