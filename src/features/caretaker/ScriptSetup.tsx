import { NewTabLink } from '#features/site/NewTabLink.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type CaretakerScript, scriptFields, scriptFile } from '#domain/caretaker/caretaker.ts'
import { FailureNote, StatusNote } from '#features/office/StatusNote.tsx'
import { SCRIPT_FILE } from '#i18n/officeAddresses.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { SCRIPT_STEPS, StepPicture } from './StepPicture.tsx'
import { CALENDAR_FILE } from '#domain/channels/writeCalendar.ts'
import { emptyTexts, readTexts, showFields } from '#domain/record.ts'
import { formatError } from '#i18n/failureWords.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { TextField } from '#ui/Field.tsx'
import { type ScriptTest, testScript } from './ScriptCalendars.tsx'

/** The script's properties that an owner enters. */
const PROPERTIES = ['ACCOUNT', 'PASSWORD', 'MAIL_TO'] as const

type ScriptSetupProps = {
  script: CaretakerScript | null
  reopened: CaretakerScript | null
  /** The Firebase project, whose console the steps lead to. */
  project: string
  /** The addresses to give to the channels, once the script has one. */
  calendars: ReactNode
  /** Stores where the script answers, `null` to forget it; rejects with the failure to show. */
  onSave: (script: CaretakerScript | null) => Promise<void>
  /** The text at an address; rejects where there is none. */
  fetchText: (address: string) => Promise<string>
}

/** The steps in which an owner has Google run the caretaker, ending in the addresses for the channels. */
export function ScriptSetup(props: ScriptSetupProps) {
  const { script, reopened, project, calendars, onSave, fetchText } = props
  const { t } = useTranslation()
  const [code, setCode] = useState<string | null>(null)
  const console = `https://console.firebase.google.com/project/${project}`
  const links = {
    account: `${console}/authentication/users`,
    admin: `${console}/database`,
    paste: 'https://script.google.com/home/projects/create',
  }

  async function load() {
    const text = await fetchText(SCRIPT_FILE).catch(() => '')
    // A site without the file answers with its page.
    setCode(text.includes('function setUp()') ? text : '')
  }

  return (
    <>
      <details
        className="mt-6 border-t border-linen-300 pt-4"
        key={reopened?.url}
        open={reopened !== null}
        // Browsers let a page copy only in the moment of the click, so the code is there before it.
        onToggle={({ currentTarget }) => void (currentTarget.open && code === null && load())}
      >
        <summary className="cursor-pointer font-semibold text-accent-700">
          {t(script ? 'office.script.change' : 'office.script.open')}
        </summary>
        <p className="mt-3 max-w-text">{t('office.script.intro')}</p>
        <ol className="mt-3 max-w-text list-decimal space-y-5 pl-6">
          {SCRIPT_STEPS.map((name) => (
            <li key={name}>
              <p className="font-semibold">{t(`office.script.steps.${name}.title`)}</p>
              <p>{t(`office.script.steps.${name}.text`)}</p>
              {name === 'properties' && <PropertyList />}
              {name in links && (
                <div className="mt-2 flex flex-wrap items-center gap-2">
                  <NewTabLink
                    href={links[name as keyof typeof links]}
                    rel="noopener noreferrer"
                    className={buttonStyle({ size: 'small' })}
                  >
                    {t(`office.script.steps.${name as keyof typeof links}.go`)}
                  </NewTabLink>
                  {name === 'paste' && <CopyCode code={code} />}
                </div>
              )}
              <StepPicture step={name} label={t('office.script.picture')} />
            </li>
          ))}
          <li>
            <p className="font-semibold">{t('office.script.steps.address.title')}</p>
            <p>{t('office.script.steps.address.text')}</p>
            <ScriptForm
              key={(reopened ?? script)?.url ?? ''}
              {...{ script, reopened, onSave, fetchText }}
            />
          </li>
        </ol>
      </details>
      {calendars}
    </>
  )
}

/** The names and values of the script's properties, each name with a button that copies it. */
function PropertyList() {
  const { t } = useTranslation()
  const [copied, setCopied] = useState<string | null>(null)
  return (
    <dl className="mt-2 divide-y divide-linen-200">
      {PROPERTIES.map((name) => (
        <div key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <dt className="w-28 font-mono text-sm">{name}</dt>
          <dd className="min-w-40 flex-1 text-sm">{t(`office.script.properties.${name}`)}</dd>
          <dd>
            <Button
              size="small"
              onClick={() =>
                void navigator.clipboard.writeText(name).then(
                  () => setCopied(name),
                  () => setCopied(null),
                )
              }
            >
              {t(copied === name ? 'office.script.nameCopied' : 'office.script.copyName')}
              <span className="sr-only"> {name}</span>
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Copies the script; `code` is `null` while it loads and empty where this site has none. */
function CopyCode({ code }: { code: string | null }) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<{ failure: string } | 'copied' | null>(null)
  if (code === '') return <p className="text-alert-700">{t('office.script.notBuilt')}</p>

  async function copy() {
    try {
      await navigator.clipboard.writeText(code ?? '')
      setOutcome('copied')
    } catch (error) {
      setOutcome({ failure: error instanceof Error ? error.message : String(error) })
    }
  }

  return (
    <>
      <Button
        size="small"
        variant="primary"
        aria-disabled={code === null}
        onClick={() => void (code !== null && copy())}
      >
        {t(code === null ? 'office.script.loading' : 'office.script.steps.paste.copy')}
      </Button>
      <StatusNote className="text-accent-800">
        {outcome === 'copied' && t('office.script.copied')}
      </StatusNote>
      {outcome !== null && outcome !== 'copied' && (
        <FailureNote>{t('office.script.notCopied', { message: outcome.failure })}</FailureNote>
      )}
    </>
  )
}

const EMPTY = emptyTexts(scriptFields)

type ScriptFormProps = {
  script: CaretakerScript | null
  reopened: CaretakerScript | null
  /** Stores where the script answers, `null` to forget it; rejects with the failure to show. */
  onSave: (script: CaretakerScript | null) => Promise<void>
  /** The text at an address; rejects where there is none. */
  fetchText: (address: string) => Promise<string>
}

type Doubtful = { address: CaretakerScript; found: Exclude<ScriptTest, object> }

/** The address that Google has given the script, tested before it is stored. */
function ScriptForm({ script, reopened, onSave, fetchText }: ScriptFormProps) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<unknown>(null)
  /** The address whose test failed. */
  const [doubtful, setDoubtful] = useState<Doubtful | null>(null)

  async function testAndSave(changed: CaretakerScript) {
    const found = await testScript(scriptFile(changed, CALENDAR_FILE), fetchText)
    if (typeof found === 'string') setDoubtful({ address: changed, found })
    else await onSave(changed)
  }

  const shown = reopened ?? script
  const form = useForm({
    empty: EMPTY,
    initial: shown ? showFields(scriptFields, shown) : EMPTY,
    check: (texts) => readTexts(scriptFields, texts),
    onChange: () => {
      setFailure(null)
      setDoubtful(null)
    },
    submit: testAndSave,
    label: () => t('office.script.address'),
    explain: useProblemWords(),
  })
  const { field, sending } = form
  const failed = sending.state === 'failed' ? sending.failure : failure

  return (
    <form {...form.props} aria-label={t('office.script.address')} className="mt-2">
      <TextField
        {...field('url')}
        className="wrap-anywhere"
        type="url"
        autoComplete="off"
        spellCheck={false}
        required
      />
      {doubtful && (
        <FailureNote>
          {t(`office.script.${doubtful.found}`)} {t('office.script.notSaved')}
        </FailureNote>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" variant="primary" aria-disabled={sending.state === 'sending'}>
          {t(sending.state === 'sending' ? 'office.script.testing' : 'office.script.save')}
        </Button>
        {doubtful && doubtful.found !== 'other' && (
          <Button onClick={() => void onSave(doubtful.address).catch(setFailure)}>
            {t('office.script.saveAnyway')}
          </Button>
        )}
        {script && (
          <Button variant="quiet" onClick={() => void onSave(null).catch(setFailure)}>
            {t('office.script.forget')}
          </Button>
        )}
      </div>
      {failed !== null && (
        <FailureNote>{t('admin.form.failed', { message: formatError(failed) })}</FailureNote>
      )}
    </form>
  )
}
