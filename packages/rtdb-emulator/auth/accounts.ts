import { randomBytes } from 'node:crypto'

/**
 * Someone who can sign in. The password is stored in plain text, as in the official emulator: never
 * use a real one here.
 */
export type Account = {
  uid: string
  email: string
  password: string
  createdAt: number
}

/** The accounts by e-mail (any case) and by uid. */
export type Accounts = ReturnType<typeof createAccounts>

/** Creates the list of accounts; calls `onChange` after every addition and change. */
export function createAccounts(initial: readonly Account[], onChange: () => void = () => {}) {
  const byEmail = new Map(initial.map((account) => [account.email, account]))

  function find(email: string): Account | undefined {
    return byEmail.get(email.toLowerCase())
  }

  function findByUid(uid: string): Account | undefined {
    return [...byEmail.values()].find((account) => account.uid === uid)
  }

  function add(email: string, password: string, createdAt: number): Account {
    const uid = randomBytes(21).toString('base64url')
    const account = { uid, email: email.toLowerCase(), password, createdAt }
    byEmail.set(account.email, account)
    onChange()
    return account
  }

  function change(account: Account, fields: Pick<Account, 'password'>) {
    byEmail.set(account.email, { ...account, ...fields })
    onChange()
  }

  return { find, findByUid, add, change, list: () => [...byEmail.values()] }
}
