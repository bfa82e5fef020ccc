#!/usr/bin/env node
import { register } from 'tsx/esm/api'

// The package is not compiled: tsx loads its TypeScript.
register()
await import('#rtdb-emulator/cli.ts')
