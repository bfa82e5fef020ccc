import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'

type OfficeNavProps = {
  rooms: readonly {
    to: string
    name: string
    Icon: LucideIcon
    /** The badge at the link's edge. */
    badge: ReactNode
  }[]
}

/** The office's navigation: a row at the top of a wide screen, a bar at the bottom of a phone. */
export function OfficeNav({ rooms }: OfficeNavProps) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('office.rooms.label')}
      className="fixed inset-x-0 bottom-0 z-20 mb-0 border-t border-linen-300 bg-white pb-[env(safe-area-inset-bottom)] md:static md:mb-6 md:border-0 md:bg-transparent md:pb-0 print:hidden"
    >
      <ul className="flex md:-ml-2 md:gap-0.5 lg:-ml-3 lg:gap-1">
        {rooms.map(({ to, name, Icon, badge }) => (
          <li key={name} className="min-w-0 flex-auto md:flex-none">
            <NavLink
              to={to}
              className="relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-[0.625rem] tracking-tight text-pine-700 aria-[current=page]:font-semibold aria-[current=page]:text-accent-700 md:min-h-11 md:flex-row md:gap-1.5 md:rounded-field md:px-2 md:text-base md:tracking-normal md:hover:bg-linen-200 lg:gap-2 lg:px-3 md:aria-[current=page]:bg-white md:aria-[current=page]:shadow-soft"
            >
              <Icon aria-hidden className="size-5" />
              <span className="max-w-full truncate">{name}</span>
              {badge}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
