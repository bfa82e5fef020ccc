import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import type { IsoDate } from '#domain/date.ts'
import { currentLanguage } from '#i18n/index.ts'
import { PATHS } from '#i18n/paths.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { focusFirstError } from '#lib/form.ts'
import { Button } from '#ui/Button.tsx'
import { FormMessage } from './FormMessage.tsx'
import { RequestFields } from './RequestFields.tsx'
import { type FieldName, type Problems, type RequestValues, TRAP_FIELD } from './requestForm.ts'
import type { Sending } from './useSending.ts'

type RequestFormProps = {
  ref: RefObject<HTMLFormElement | null>
  values: RequestValues
  /** False until scripts run: the form then sends nothing, and says so. */
  ready: boolean
  sending: Sending
  problems: Problems
  today: IsoDate | null
  onWrite: (field: FieldName, value: string) => void
  onSubmit: (trapped: boolean) => Promise<void>
}

/** The request form (SPEC §3 to §5): what is wrong is said at the field, and nothing typed is lost. */
export function RequestForm(props: RequestFormProps) {
  const { ref, ready, sending, problems, onSubmit } = props
  const { t } = useTranslation()
  const explain = useProblemWords()
  const errors = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, explain(problem, name)]),
  )
  const submitting = sending === 'submitting'
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // The button lost the focus when it was disabled; the keyboard goes on from where it was.
    const ended = sending === 'sent' || sending === 'failed'
    if (ended && document.activeElement === document.body) button.current?.focus()
  }, [sending])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    focusFirstError(event.currentTarget, errors)
    void onSubmit(new FormData(event.currentTarget).get(TRAP_FIELD) !== '')
  }

  return (
    <form ref={ref} aria-label={t('booking.form.label')} noValidate onSubmit={submit}>
      <noscript>
        <p className="mb-6 rounded-field bg-linen-100 p-4">
          {t('booking.form.noScript')}{' '}
          <a href={`mailto:${villa.email}`} className="font-semibold text-aegean-700 underline">
            {villa.email}
          </a>
        </p>
      </noscript>
      <fieldset
        disabled={submitting}
        className="@container min-w-0 [&_:is(input,textarea)]:scroll-mt-36"
      >
        <RequestFields {...props} errors={sending === 'invalid' ? errors : {}} />
        <Trap />
      </fieldset>
      <FormMessage sending={sending} problems={problems} ready={ready} />
      <p className="mt-2 mb-3 text-sm text-pine-700">
        {t('booking.privacy.text')}{' '}
        <a
          href={PATHS.privacy[currentLanguage()]}
          className="font-semibold text-aegean-700 underline underline-offset-3"
        >
          {t('booking.privacy.link')}
        </a>
      </p>
      <Button
        ref={button}
        type="submit"
        variant="primary"
        size="large"
        disabled={submitting || !ready}
        className="w-full"
      >
        {submitting ? t('booking.form.sending') : t('booking.form.send')}
      </Button>
    </form>
  )
}

/** A control that no person sees; who fills it in is a program (DESIGN §3). */
function Trap() {
  const { t } = useTranslation()
  return (
    <div aria-hidden className="sr-only">
      <label>
        {t('booking.form.trap')}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
