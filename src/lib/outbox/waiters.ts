/** The result of a submission so far: the answer (`null` if another tab received it), or queued. */
export type Posted<Answer> = { state: 'answered'; answer: Answer | null } | { state: 'kept' }

type Waiter<Answer> = {
  resolve: (posted: Posted<Answer>) => void
  reject: (error: unknown) => void
}

/** The pending submissions of this tab by item. */
export function createWaiters<Answer>() {
  const waiters = new Map<string, Waiter<Answer>>()

  function take(key: string): Waiter<Answer> | undefined {
    const waiter = waiters.get(key)
    waiters.delete(key)
    return waiter
  }

  return {
    waitFor: (key: string) =>
      new Promise<Posted<Answer>>((resolve, reject) => void waiters.set(key, { resolve, reject })),
    has: (key: string) => waiters.has(key),
    /** Returns and removes the submission of an item. */
    take,
    keys: () => [...waiters.keys()],
    /** Resolves submissions whose item another tab has sent and removed. */
    settleGone(gone: readonly string[]) {
      for (const key of gone) take(key)?.resolve({ state: 'answered', answer: null })
    },
    /** Resolves all submissions as queued. */
    releaseAll() {
      for (const key of waiters.keys()) take(key)?.resolve({ state: 'kept' })
    },
  }
}
