import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '#db/env.ts'

export type Secret = { setting: string; text: string }

const TEXT = /\.(html|js|css|json|txt|xml|webmanifest|svg|map)$/

/** Shorter texts are in any script by chance. */
const SHORTEST = 8

/**
 * The texts that no file of the site may contain: the owners' sign-in addresses unless the villa
 * publishes one, App Check's debug token, and all unknown `VITE_…` settings.
 */
export function secretsOf(
  settings: Readonly<Record<string, string>>,
  publicEmail: string,
): Secret[] {
  return ['VITE_ADMIN_EMAILS', 'VITE_APP_CHECK_DEBUG_TOKEN', ...unknownSettings(settings)]
    .flatMap((setting) =>
      (settings[setting] ?? '')
        .split(setting === 'VITE_ADMIN_EMAILS' ? ',' : '\n')
        .map((text) => ({ setting, text: text.trim().toLowerCase() })),
    )
    .filter(({ text }) => text.length >= SHORTEST && text !== publicEmail.toLowerCase())
}

/** The names among `settings` with our prefix that the site does not use. */
export function unknownSettings(settings: Readonly<Record<string, string>>): string[] {
  return Object.keys(settings).filter(
    (name) => name.startsWith('VITE_') && !SETTINGS.includes(name),
  )
}

/** All text files in a folder by address. */
export function readTexts(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file))
    .map((file) => ({
      file: `/${file.replaceAll('\\', '/')}`,
      text: readFileSync(join(folder, file), 'utf8'),
    }))
}

/** Throws, naming files and settings but no secret, when a file contains one. */
export function checkSecrets(
  files: readonly { file: string; text: string }[],
  secrets: readonly Secret[],
): void {
  const found = files.flatMap(({ file, text }) => {
    const searched = text.toLowerCase()
    const held = secrets.filter((secret) => searched.includes(secret.text))
    return [...new Set(held.map(({ setting }) => `\n  ${file} holds what ${setting} says`))]
  })
  if (found.length > 0) throw new Error(`Everybody would be given secrets:${found.join('')}`)
}
