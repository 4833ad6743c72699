#!/usr/bin/env node
// Runs on any Node version, so it can name the required one.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(`The server needs Node 24 or later; this is Node ${process.versions.node}. Install a newer one.`);
  process.exit(1);
}
await import(new URL('lib/server/ssm.js', import.meta.url));
