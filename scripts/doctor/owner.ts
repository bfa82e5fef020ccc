import * as v from 'valibot'
import { type HttpResponse, sendRequest } from './request.ts'
import { type Check, well, wrong } from './check.ts'
import type { Project } from './project.ts'
import { storedDataChecks } from './storedData.ts'

const errorSchema = v.object({ error: v.object({ message: v.string() }) })
const signedInSchema = v.object({ localId: v.string(), idToken: v.string() })

/**
 * Signs in as an owner, and checks the access to the database and the stored data: an owner whose uid is
 * missing below `admins` sees an empty office.
 */
export async function ownerChecks(
  project: Project,
  { email, password }: { email: string; password: string },
  repair = false,
): Promise<Check[]> {
  const answer = await signIn(project, { email, password })
  const signedIn = v.safeParse(signedInSchema, answer.body)
  if (!signedIn.success) {
    return [
      wrong(
        `${email} cannot sign in: ${errorOf(answer)}`,
        'compare the address with Authentication → Users in the console; a new password can be had at /admin',
      ),
    ]
  }
  const { localId: uid, idToken } = signedIn.output
  const entry = await sendRequest(`${project.databaseUrl}/admins/${uid}.json?auth=${idToken}`)
  const isOwner = entry.status === 200 && entry.body !== null
  return [
    well(`${email} can sign in`),
    project.owners.includes(email.toLowerCase())
      ? well(`${email} is in VITE_ADMIN_EMAILS`)
      : wrong(`${email} is not in VITE_ADMIN_EMAILS`, 'add it to .env, then npm run deploy'),
    judgeEntry(entry, uid, email),
    ...(isOwner ? await storedDataChecks(project, idToken, repair) : []),
  ]
}

function judgeEntry({ status, body }: HttpResponse, uid: string, email: string): Check {
  if (status !== 200) {
    return wrong(`The database refuses ${email}: your rules are not deployed`, 'npm run deploy')
  }
  if (body !== null) return well(`The database accepts ${email} as an owner`)
  return wrong(
    `The database does not accept ${email} as an owner`,
    `in the console, Realtime Database → Data, add below admins the key ${uid} with the value ${email}`,
  )
}

/** Signs in as the site's SDK does. */
function signIn({ authUrl, apiKey, siteUrl }: Project, fields: object): Promise<HttpResponse> {
  const key = encodeURIComponent(apiKey)
  return sendRequest(`${authUrl}/v1/accounts:signInWithPassword?key=${key}`, {
    method: 'POST',
    // A key may be restricted to the site's referrer.
    headers: { 'Content-Type': 'application/json', Referer: `${siteUrl}/` },
    body: JSON.stringify({ ...fields, returnSecureToken: true }),
  })
}

function errorOf({ status, body }: HttpResponse): string {
  const refusal = v.safeParse(errorSchema, body)
  return refusal.success ? refusal.output.error.message : `it answers ${status} without a reason`
}
