import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The build puts it on every tag, and server.js replaces it in each answer.
  html: { cspNonce: '%NONCE%' },
});
