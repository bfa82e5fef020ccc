import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'

const FORM = 'main [name=musteriAdi]'

/** Skip links past the navigation, and on the stays' page past the list to the form. */
export function SkipLinks({ toForm }: { toForm: boolean }) {
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
