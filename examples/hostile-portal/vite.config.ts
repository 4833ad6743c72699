import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Every tag that the build writes gets it; server.js puts another one in its place in each answer.
  html: { cspNonce: '%NONCE%' },
});
