import { Menu } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { NavLink } from 'react-router-dom'
import { villa } from '#content/villa.ts'
import { languages } from '#i18n/languages.ts'
import { useRequests } from '#db/stores.ts'
import { isWaiting } from '#domain/request/inbox.ts'
import { REQUESTS } from '#i18n/officeAddresses.ts'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { LanguageButtons } from '#shared/LanguageSwitch.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { ownersDrafts } from '#office/shared/unfinished.tsx'
import { OFFICE_PAGES } from './officePages.tsx'
import { SignOutQuestion } from './SignOutQuestion.tsx'

type OfficeHeaderProps = {
  title: string
  email: string
  onSignOut: () => void
  /** Whether the page has a form to skip to. */
  hasForm: boolean
}

/** The top of every office page: skip links, title, owner, links out, and the navigation. */
export function OfficeHeader({ title, email, onSignOut, hasForm }: OfficeHeaderProps) {
  return (
    <>
      <SkipLinks toForm={hasForm} />
      <TitleRow {...{ title, email, onSignOut }} />
      <OfficeNav />
    </>
  )
}

function TitleRow({ title, email, onSignOut }: Omit<OfficeHeaderProps, 'hasForm'>) {
  const { t, language } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const menu = useId()
  return (
    <header className="flex items-center justify-between gap-x-6 md:mb-3 md:items-baseline">
      <div className="flex min-w-0 items-baseline gap-x-4">
        <h1 className="text-heading wrap-anywhere md:text-4xl">{title}</h1>
        <p className="font-serif text-pine-600 max-md:hidden print:block">{villa.name}</p>
      </div>
      <Button
        variant="quiet"
        popoverTarget={menu}
        className="-mr-[min(1.25rem,3vw)] shrink-0 md:hidden print:hidden"
        aria-label={t('admin.header.menu')}
      >
        <Menu aria-hidden className="size-6" />
      </Button>
      {/* Folded on a phone only. */}
      <div id={menu} popover="auto" className="office-menu">
        <span className="px-3 py-1 text-sm wrap-anywhere text-pine-600 md:max-lg:hidden">
          {email}
        </span>
        <LanguageButtons />
        <a
          href={languages[language].paths.home}
          className={buttonStyle({ variant: 'quiet', size: 'small' })}
        >
          {t('admin.header.toSite')}
        </a>
        <Button
          variant="quiet"
          size="small"
          onClick={() => (ownersDrafts().length > 0 ? setIsAsking(true) : onSignOut())}
        >
          {t('admin.header.signOut')}
        </Button>
      </div>
      <SignOutQuestion open={isAsking} onSignOut={onSignOut} onClose={() => setIsAsking(false)} />
    </header>
  )
}

/** The office's navigation: a row at the top of a wide screen, a bar at the bottom of a phone. */
function OfficeNav() {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('office.pages.label')}
      className="fixed inset-x-0 bottom-0 z-20 mb-0 border-t border-linen-300 bg-white pb-[env(safe-area-inset-bottom)] md:static md:mb-6 md:border-0 md:bg-transparent md:pb-0 print:hidden"
    >
      <ul className="flex md:-ml-2 md:gap-0.5 lg:-ml-3 lg:gap-1">
        {OFFICE_PAGES.map(({ path, Icon }) => (
          <li key={path} className="min-w-0 flex-auto md:flex-none">
            <NavLink to={`/${path}`} className="office-link">
              <Icon aria-hidden className="size-5" />
              <span className="max-w-full truncate">{t(`office.pages.${path}`)}</span>
              {path === REQUESTS && <WaitingCount />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The number of unanswered requests. */
function WaitingCount() {
  const today = useOfficeToday()
  const requests = useRequests()
  if (requests.state !== 'ready') return null
  const count = requests.value.requests.filter((request) => isWaiting(request, today)).length
  if (count === 0) return null
  return (
    <span className="absolute top-1 left-1/2 ml-1 min-w-4 rounded-full bg-alert-600 px-1 text-center text-[0.625rem] leading-4 font-semibold text-white tabular-nums md:static md:ml-0 md:min-w-5 md:px-1.5 md:text-xs md:leading-5">
      {count > 99 ? '99+' : count}
    </span>
  )
}

const FORM = 'main [name=musteriAdi]'

/** Skip links past the navigation, and on the stays' page past the list to the form. */
function SkipLinks({ toForm }: { toForm: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <Skip name={t('nav.skip')} to="main" />
      {toForm && <Skip name={t('nav.skipToForm')} to={FORM} />}
    </>
  )
}

function Skip({ name, to }: { name: string; to: string }) {
  return (
    <Button
      variant="primary"
      className="z-50 not-focus:sr-only focus:fixed focus:top-3 focus:left-3 print:hidden"
      onClick={() => (find(to) ?? find('main'))?.focus()}
    >
      {name}
    </Button>
  )
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}
