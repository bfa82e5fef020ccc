import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaretakerScript } from '#domain/caretaker/script.ts'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { SCRIPT_FILE } from '#i18n/officeAddresses.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { ScriptForm } from './ScriptForm.tsx'

type ScriptSetupProps = {
  script: CaretakerScript | null
  /** The Firebase project, whose console the steps lead to. */
  project: string
  /** Stores where the script answers, `null` to forget it; rejects with the failure to show. */
  onSave: (script: CaretakerScript | null) => Promise<void>
  /** The text at an address; rejects where there is none. */
  fetchText: (address: string) => Promise<string>
}

/** The steps in which an owner has Google run the caretaker, and the field for the address that comes of them. */
export function ScriptSetup({ script, project, onSave, fetchText }: ScriptSetupProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState<string | null>(null)
  const console = `https://console.firebase.google.com/project/${project}`
  const steps = [
    {
      name: 'account',
      href: `${console}/authentication/users`,
      look: ['Authentication', 'Users', 'Add user', 'User UID'],
    },
    { name: 'admin', href: `${console}/database`, look: ['Realtime Database', 'Data', 'admins'] },
    {
      name: 'paste',
      href: 'https://script.google.com/home/projects/create',
      look: ['Code.gs', 'Save project'],
    },
    {
      name: 'properties',
      look: ['Project Settings', 'Script Properties', 'Add script property', 'Save'],
    },
    {
      name: 'deploy',
      look: ['Deploy', 'New deployment', 'Web app', 'Execute as: Me', 'Anyone', 'Web app URL'],
    },
    { name: 'run', look: ['Editor', 'setUp', 'Run', 'Execution log'] },
  ] as const

  async function load() {
    const text = await fetchText(SCRIPT_FILE).catch(() => '')
    // A development server answers with the page.
    setCode(text.includes('function setUp()') ? text : '')
  }

  return (
    <details
      className="mt-6 border-t border-linen-300 pt-4"
      // Browsers let a page copy only in the moment of the click, so the code is there before it.
      onToggle={({ currentTarget }) => void (currentTarget.open && code === null && load())}
    >
      <summary className="cursor-pointer font-semibold text-accent-700">
        {t(script ? 'office.script.change' : 'office.script.open')}
      </summary>
      <p className="mt-3 max-w-text">{t('office.script.intro')}</p>
      <ol className="mt-3 max-w-text list-decimal space-y-4 pl-6">
        {steps.map(({ name, look, ...step }) => (
          <li key={name}>
            <p className="font-semibold">{t(`office.script.steps.${name}.title`)}</p>
            <p>{t(`office.script.steps.${name}.text`)}</p>
            <Path label={t('office.script.where')} names={look} />
            <div className="mt-2 flex flex-wrap gap-2">
              {'href' in step && (
                <a
                  href={step.href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={buttonStyle({ size: 'small' })}
                >
                  {t(`office.script.steps.${name as 'account' | 'admin' | 'paste'}.go`)}
                  <span className="sr-only"> {t('app.newTab')}</span>
                </a>
              )}
              {name === 'paste' && <CopyCode code={code} />}
            </div>
          </li>
        ))}
      </ol>
      <ScriptForm key={script?.url ?? ''} script={script} onSave={onSave} />
    </details>
  )
}

/** The names that Google shows one after another, drawn as its buttons and menus. */
function Path({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <ol
      aria-label={label}
      lang="en"
      className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-2 text-sm"
    >
      {names.map((name, at) => (
        <li key={name} className="flex items-center gap-1">
          {at > 0 && <span aria-hidden>›</span>}
          <span className="rounded-field border border-linen-300 bg-linen-50 px-2 py-0.5">
            {name}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Copies the script; `code` is empty where this site has none. */
function CopyCode({ code }: { code: string | null }) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<{ failure: string } | 'copied' | null>(null)

  async function copy() {
    try {
      if (!code) throw new Error(t('office.script.notBuilt'))
      await navigator.clipboard.writeText(code)
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
        onClick={() => void copy()}
      >
        {t('office.script.steps.paste.copy')}
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
