type Settled = { ok: boolean; value: unknown }
type Resolve = (value: unknown) => void
type Reaction = ((value: unknown) => unknown) | null | undefined

const jobs: (() => void)[] = []

/**
 * A promise whose reactions run when `runToEnd` asks. Google documents neither timers nor when a script's own promises are
 * settled, and a web app has to return its answer at once; every service of Google's returns at once, so nothing has to wait.
 */
export class ScriptPromise {
  private settled: Settled | null = null
  private reactions: (() => void)[] = []

  constructor(executor: (resolve: Resolve, reject: Resolve) => void) {
    let isResolved = false
    const settle = (settled: Settled) => {
      this.settled = settled
      jobs.push(...this.reactions)
    }
    const reject = (value: unknown) => settle({ ok: false, value })
    const resolve = (value: unknown) => {
      if (!isThenable(value)) return settle({ ok: true, value })
      jobs.push(
        () => void new ScriptPromise((...then) => void value.then(...then)).then(resolve, reject),
      )
    }
    const once = (act: Resolve) => (value: unknown) => {
      if (isResolved) return
      isResolved = true
      act(value)
    }
    try {
      executor(once(resolve), once(reject))
    } catch (error) {
      once(reject)(error)
    }
  }

  static resolve(value?: unknown): ScriptPromise {
    return value instanceof ScriptPromise ? value : new ScriptPromise((resolve) => resolve(value))
  }

  static reject(error: unknown): ScriptPromise {
    return new ScriptPromise((_, reject) => reject(error))
  }

  static all(values: Iterable<unknown>): ScriptPromise {
    return new ScriptPromise((resolve, reject) => {
      const all = Array.from(values, (each) => ScriptPromise.resolve(each))
      const results: unknown[] = []
      let left = all.length
      if (left === 0) resolve(results)
      for (const [place, each] of all.entries())
        each.then((value) => {
          results[place] = value
          left -= 1
          if (left === 0) resolve(results)
        }, reject)
    })
  }

  // oxlint-disable-next-line unicorn/no-thenable -- it is a promise
  then(onValue?: Reaction, onError?: Reaction): ScriptPromise {
    return new ScriptPromise((resolve, reject) => {
      const react = () => {
        if (!this.settled) return
        const { ok, value } = this.settled
        const reaction = ok ? onValue : onError
        try {
          if (reaction) resolve(reaction(value))
          else if (ok) resolve(value)
          else reject(value)
        } catch (error) {
          reject(error)
        }
      }
      if (this.settled) jobs.push(react)
      else this.reactions.push(react)
    })
  }

  catch(onError: Reaction): ScriptPromise {
    return this.then(null, onError)
  }

  finally(onEnd: () => unknown): ScriptPromise {
    const ended = () => ScriptPromise.resolve(onEnd())
    return this.then(
      (value) => ended().then(() => value),
      (error) => ended().then(() => ScriptPromise.reject(error)),
    )
  }
}

/** Runs what is asynchronous to its end, and returns or throws what it comes to. */
export function runToEnd<Value>(act: () => Promise<Value>): Value {
  const outcomes: { value: Value }[] = []
  const errors: { error: unknown }[] = []
  act().then(
    (value) => void outcomes.push({ value }),
    (error: unknown) => void errors.push({ error }),
  )
  for (let job = jobs.shift(); job; job = jobs.shift()) job()
  const [outcome] = outcomes
  if (outcome) return outcome.value
  throw errors[0]?.error ?? new Error('Something waits that nothing will bring')
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof Reflect.get(Object(value), 'then') === 'function'
}
