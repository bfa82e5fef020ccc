import { demoEnv } from '#caretaker/env.ts'

/** Sets the demo's environment for this process and its children, overriding `.env`. */
export function setDemoEnv(): void {
  Object.assign(process.env, demoEnv())
}
