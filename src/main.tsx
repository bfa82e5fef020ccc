import './index.css'
import { start } from '#app/site.tsx'

// A build links them later (app/loader.ts).
if (import.meta.env.DEV) void import('./fonts.css')

void start()
