import { useTranslation } from 'react-i18next'

/** Shows the age of cached data while it loads; floats, so that the page does not move. */
export function RenewingNotice({ age }: { age: string }) {
  const { t } = useTranslation()
  return (
    <p className="pointer-events-none fixed inset-x-0 z-30 mx-auto max-md:bottom-[calc(4.75rem+env(safe-area-inset-bottom))] md:top-3 w-fit rounded-full bg-pine-900 px-4 py-1 text-sm text-white shadow-lifted print:hidden">
      {t('admin.connection.renewing', { age })}
    </p>
  )
}
