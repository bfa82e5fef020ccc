import { CARETAKER_SETTINGS, readCaretakerSettings } from '#caretaker/settings.ts'
import { type Check, note, well, wrong } from './check.ts'

type Source = { readonly [name: string]: string | undefined }

/** Checks the caretaker's settings with its own schema; describes it when there are none. */
export function checkCaretaker(source: Source): Check[] {
  const set = Object.keys(source).filter((name) => name.startsWith('CARETAKER_') && source[name])
  if (set.length === 0)
    return [
      note(
        'No caretaker is set up here',
        'it writes to owners of what needs them: npm run caretaker, with its settings of .env.example',
      ),
    ]
  const unknown = set
    .filter((name) => !CARETAKER_SETTINGS.includes(name))
    .map((name) =>
      wrong(`The caretaker does not read ${name}`, 'correct the name: .env.example has them all'),
    )
  const read = readCaretakerSettings(source)
  if ('problems' in read) {
    const problems = read.problems.filter((problem) => problem.startsWith('CARETAKER_'))
    return [
      ...unknown,
      ...problems.map((problem) =>
        wrong(problem, 'write it into .env; .env.example shows each one'),
      ),
    ]
  }
  const { email, mail, mailTo } = read.settings
  const owners = (source['VITE_ADMIN_EMAILS'] ?? '').toLowerCase().split(/\s*,\s*/)
  return [
    ...unknown,
    owners.includes(email.toLowerCase())
      ? wrong(
          `The caretaker signs in as an owner, ${email}: it is signed out whenever that owner signs out everywhere`,
          'give it an account of its own: docs/caretaker.md',
        )
      : well(`The caretaker signs in as ${email}`),
    mail
      ? well(`It writes from ${mail.from} to ${mailTo.join(' and ')}`)
      : note('It has no mail server, and writes to nobody', 'set CARETAKER_SMTP_URL'),
  ]
}
