#!/usr/bin/env node
// Runs on any version of Node, so that it can name the required version.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(`The server needs Node 24 or later; this is Node ${process.versions.node}. Install a newer one.`);
  process.exit(1);
}
await import(new URL('lib/server/ssm.js', import.meta.url));
