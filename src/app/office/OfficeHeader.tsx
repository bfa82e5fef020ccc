import { Menu } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import { languages } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'

type OfficeHeaderProps = {
  /** The title of the current page. */
  title: string
  email: string
  onSignOut: () => void
  children?: ReactNode
}

/** The office's header: title, owner, and links out. */
export function OfficeHeader({ title, email, onSignOut, children }: OfficeHeaderProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const menu = useId()
  return (
    <header className="flex items-center justify-between gap-x-6 md:mb-3 md:items-baseline">
      <div className="flex items-baseline gap-x-4">
        <h1 className="text-heading md:text-4xl">{title}</h1>
        <p className="font-serif text-pine-600 max-md:hidden print:block">{villa.name}</p>
      </div>
      <Button
        variant="quiet"
        popoverTarget={menu}
        className="-mr-5 md:hidden print:hidden"
        aria-label={t('admin.header.menu')}
      >
        <Menu aria-hidden className="size-6" />
      </Button>
      {/* Folded on a phone only. */}
      <div
        id={menu}
        popover="auto"
        className="top-14 right-4 bottom-auto left-auto m-0 flex-col items-start gap-1 rounded-card bg-white p-3 shadow-lifted open:flex md:static md:flex md:flex-row md:items-center md:overflow-visible md:bg-transparent md:p-0 md:whitespace-nowrap md:shadow-none print:hidden"
      >
        <span className="px-3 py-1 text-sm wrap-anywhere text-pine-600 md:max-lg:hidden">
          {email}
        </span>
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
