import { OFFICE_WORKER } from '#i18n/addresses.ts'

/** The name of the page's only Trusted Types policy, which the content security policy allows. */
export const WORKER_POLICY = 'office-worker'

type Policy = { createScriptURL: (address: string) => string }

declare global {
  /** Trusted Types, which TypeScript's DOM types lack. */
  var trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined
}

const rules: Policy = {
  createScriptURL: (address) => {
    if (address === OFFICE_WORKER) return address
    throw new TypeError(`${address} is no script of the office`)
  },
}

let policy: Policy | undefined

/**
 * Returns the address of the office's service worker as a trusted script URL; throws for any other.
 */
export function trustWorker(address: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy(WORKER_POLICY, rules) ?? rules
  return policy.createScriptURL(address)
}
