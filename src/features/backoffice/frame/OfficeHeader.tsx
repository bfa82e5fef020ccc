import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import { languages } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'

type OfficeHeaderProps = {
  /** The room one is in. */
  title: string
  email: string
  onSignOut: () => void
  /** The language toggle. */
  children?: ReactNode
}

/** The head of the back-office: where one is, who one is, and the ways out. */
export function OfficeHeader({ title, email, onSignOut, children }: OfficeHeaderProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <p className="font-serif text-pine-600">{villa.name}</p>
        <h1 className="text-title">{title}</h1>
      </div>
      <div className="-mx-3 flex flex-wrap items-center gap-x-1 sm:mx-0 print:hidden">
        <span className="w-full px-3 text-sm wrap-anywhere text-pine-600 sm:w-auto">{email}</span>
        {children}
        <a
          href={languages[language].paths.home}
          className={buttonStyle({ variant: 'quiet', size: 'small' })}
        >
          {t('admin.header.toSite')}
        </a>
        <Button variant="quiet" size="small" onClick={onSignOut}>
          {t('admin.header.signOut')}
        </Button>
      </div>
    </header>
  )
}
