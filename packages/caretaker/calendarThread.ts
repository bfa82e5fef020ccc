import { parentPort } from 'node:worker_threads'
import { readCalendar } from '#domain/channels/readCalendar.ts'

parentPort?.on('message', (given: Parameters<typeof readCalendar>) =>
  parentPort?.postMessage(readCalendar(...given)),
)
parentPort?.postMessage('ready')
