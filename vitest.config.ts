import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { imagetools } from 'vite-imagetools'
import { demoEnv } from '#scripts/env.ts'
import { pictureOptions } from '#scripts/pictures.ts'

/** Ports of their own, so that the tests run beside `npm start`. */
const LOCAL_BACKEND = { host: '127.0.0.1', databasePort: 9010, authPort: 9109 }

export default defineConfig({
  plugins: [react(), imagetools(pictureOptions('serve'))],
  define: { __LOCAL_BACKEND__: JSON.stringify(LOCAL_BACKEND) },
  test: {
    include: ['{src,local-backend,scripts}/**/*.test.{ts,tsx}'],
    env: demoEnv(),
    setupFiles: ['./src/testSetup.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
  },
})
