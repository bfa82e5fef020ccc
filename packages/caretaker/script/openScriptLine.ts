import type { Database } from 'firebase/database'
import * as v from 'valibot'
import { Failure } from '#domain/failure.ts'
import type { DatabaseClient } from '#db/client.ts'
import { type Answer, type Ask, openDatabase } from './database.ts'
import { properties } from './properties.ts'
import { countFetch } from './usage.ts'

const IDENTITY = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'

const signedIn = v.object({ idToken: v.string(), localId: v.string(), email: v.string() })

export function openScriptLine(): { client: DatabaseClient; uid: string } {
  const { idToken, localId, email } = signIn()
  const ask: Ask = (method, path, filter, payload) =>
    fetchJson(
      `${__SCRIPT__.databaseUrl}/${path}.json?auth=${encodeURIComponent(idToken)}${filter}`,
      method,
      payload,
    )
  return {
    client: {
      // In the script's bundle `firebase/database` is `database.ts`.
      database: openDatabase(ask) as unknown as Database,
      author: () => email,
      // A token lasts an hour, a run six minutes.
      withAuthRetry: (act) => act(),
    },
    uid: localId,
  }
}

function signIn(): v.InferOutput<typeof signedIn> {
  const email = properties().getProperty('ACCOUNT') ?? ''
  const password = properties().getProperty('PASSWORD') ?? ''
  const { status, text } = fetchJson(
    `${IDENTITY}?key=${__SCRIPT__.apiKey}`,
    'post',
    JSON.stringify({ email, password, returnSecureToken: true }),
  )
  if (status === 200) return v.parse(signedIn, JSON.parse(text))
  if (/USER_DISABLED/.test(text)) throw new Failure('disabled', 'The account is switched off')
  if (/TOO_MANY_ATTEMPTS/.test(text)) throw new Failure('attempts', 'It was tried too often')
  throw status === 400
    ? new Failure('credentials', 'ACCOUNT or PASSWORD is wrong')
    : new Failure('network', `The sign-in answered ${status}`)
}

function fetchJson(url: string, method: 'get' | 'patch' | 'post', payload?: string): Answer {
  countFetch()
  try {
    const response = UrlFetchApp.fetch(url, {
      method,
      muteHttpExceptions: true,
      ...(payload !== undefined && { contentType: 'application/json', payload }),
    })
    return { status: response.getResponseCode(), text: response.getContentText('UTF-8') }
  } catch (error) {
    // Its words name the address, and so the token.
    const isLimit = /invoked too many times/i.test(String(error))
    throw new Failure(
      'network',
      isLimit ? 'Google fetches no more today' : 'The server cannot be reached',
    )
  }
}
