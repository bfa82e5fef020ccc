import { Worker } from 'node:worker_threads'
import type { readCalendar } from '#domain/channels/readCalendar.ts'

type Limits = { milliseconds: number; megabytes: number }
type Result = ReturnType<typeof readCalendar>

/**
 * Returns a `readCalendar` in a thread that ends at these limits, because a foreign text could block
 * this thread for good. The time limit begins when the thread has started.
 */
export function openReader({ milliseconds, megabytes }: Limits) {
  let idle: Worker | null = null
  return (...given: Parameters<typeof readCalendar>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const worker = idle ?? startThread(megabytes)
      let timer: NodeJS.Timeout
      const begin = () => {
        timer = setTimeout(() => void worker.terminate(), milliseconds)
        worker.postMessage(given)
        worker.once('message', keep)
      }
      const keep = (result: Result) => {
        clearTimeout(timer)
        worker.removeAllListeners('error')
        worker.removeAllListeners('exit')
        worker.unref()
        if (idle) void worker.terminate()
        else idle = worker
        resolve(result)
      }
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error)
      })
      worker.once('exit', () => {
        clearTimeout(timer)
        resolve({ problem: 'tooComplicated' })
      })
      if (idle) begin()
      else worker.once('message', begin)
      idle = null
    })
}

function startThread(megabytes: number): Worker {
  return new Worker(new URL('./calendarThread.js', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
}
