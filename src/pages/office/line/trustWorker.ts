import { OFFICE_WORKER } from '#i18n/officeAddresses.ts'

/** The name of the one policy that the office's page may make; the content security policy tells it to the browser. */
export const WORKER_POLICY = 'office-worker'

type Policy = { createScriptURL: (address: string) => string }

declare global {
  /** What browsers with Trusted Types offer; TypeScript does not know it yet. */
  var trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined
}

const rules: Policy = {
  createScriptURL: (address) => {
    if (address === OFFICE_WORKER) return address
    throw new TypeError(`${address} is no script of the office`)
  },
}

let policy: Policy | undefined

/** An address in the form in which a browser takes it for a script: the office's worker, and no other. */
export function trustWorker(address: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy(WORKER_POLICY, rules) ?? rules
  return policy.createScriptURL(address)
}
