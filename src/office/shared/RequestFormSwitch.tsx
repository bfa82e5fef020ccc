import { save } from '#db/save.ts'
import { useRequestsClosed } from '#db/stores.ts'
import { writeOver } from '#domain/save/change.ts'
import { REQUESTS_CLOSED_PATH } from '#domain/settings/requestsClosed.ts'
import { translate } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { useSending } from '#ui/form/useSending.ts'
import { toastDone } from '#ui/Toasts.tsx'
import { toastFailure } from './messages.ts'

/** Whether guests can send requests, and the button that closes or opens the form. */
export function RequestFormSwitch() {
  const { t } = useTranslation()
  const isClosed = useRequestsClosed()
  const { send } = useSending()

  async function change(): Promise<void> {
    await save(writeOver({ [REQUESTS_CLOSED_PATH]: !isClosed }))
    toastDone(() => translate(`office.requestForm.${isClosed ? 'opened' : 'closed'}`))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{t(`office.requestForm.${isClosed ? 'isClosed' : 'isOpen'}`)}</p>
      <Button size="small" onClick={() => void send(() => change().catch(toastFailure))}>
        {t(`office.requestForm.${isClosed ? 'open' : 'close'}`)}
      </Button>
    </div>
  )
}
