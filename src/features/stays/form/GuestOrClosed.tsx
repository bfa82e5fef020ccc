import { useId } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { PickDay } from '#features/office/PickDay.tsx'
import { WAYS } from '#domain/payments/payment.ts'
import { type IsoDate, toStoredDate } from '#domain/date.ts'
import { typedDate } from '#domain/typedDate.ts'
import { Choice } from '#ui/Choice.tsx'
import { emptiedNames, hasDeposit } from './reservationForm.ts'
import type { ReservationFormState } from './useReservationForm.ts'

const KINDS = ['guest', 'closed'] as const

/** Chooses between a guest's stay and days that are closed without one, which get a default name. */
export function GuestOrClosed({ form }: { form: ReservationFormState }) {
  const { t } = useTranslation()
  const group = useId()
  const { musteriAdi, blocked } = form.values
  const name = t('admin.form.closedName')
  // A new stay has nothing to lose; its typed texts stay in the form.
  const emptied = form.record.adds
    ? []
    : emptiedNames(form.values).map((each) => t(`admin.fields.${each}`))

  function choose(kind: (typeof KINDS)[number]) {
    const closes = kind === 'closed'
    form.change({
      blocked: closes ? 'true' : '',
      ...(closes && musteriAdi === '' && { musteriAdi: name }),
      ...(!closes && musteriAdi === name && { musteriAdi: '' }),
    })
  }

  return (
    <fieldset className="col-span-full mb-3">
      <legend className="sr-only">{t('admin.form.kind')}</legend>
      <div className="grid max-w-96 grid-cols-2 gap-2">
        {KINDS.map((kind) => (
          <label
            key={kind}
            className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-field border border-linen-400 bg-white px-3 py-1.5 text-pine-800 hover:border-pine-500 has-checked:border-accent-700 has-checked:bg-accent-50 has-checked:font-semibold"
          >
            <input
              type="radio"
              name={group}
              checked={(blocked !== '') === (kind === 'closed')}
              onChange={() => choose(kind)}
              className="size-5 shrink-0 accent-accent-700"
            />
            {t(`admin.form.kinds.${kind}`)}
          </label>
        ))}
      </div>
      {blocked !== '' && (
        <p className="mt-1.5 text-sm text-pine-700">{t('admin.form.closedHint')}</p>
      )}
      <StatusNote className="text-sm font-semibold text-alert-700 not-empty:mt-1.5">
        {emptied.length > 0 && t('admin.form.closedEmpties', { fields: emptied.join(', ') })}
      </StatusNote>
    </fieldset>
  )
}

/** Asks whether and how a new stay's deposit was received; an agreed one is not yet a payment. */
export function DepositReceived({ form }: { form: ReservationFormState }) {
  const { t } = useTranslation()
  const { values, change, record } = form
  if (!record.adds || !hasDeposit(values)) return null
  return (
    <div className="col-span-full mb-4 max-w-56">
      <Choice
        label={t('admin.form.depositCame')}
        value={values.depositMethod}
        options={[
          ['', t('admin.form.depositNotYet')] as const,
          ...WAYS.map((way) => [way, t(`office.payments.ways.${way}`)] as const),
        ]}
        onChange={(depositMethod) => change({ depositMethod })}
      />
    </div>
  )
}

type PickStayDayProps = {
  form: ReservationFormState
  name: 'girisTarihi' | 'cikisTarihi'
  today: IsoDate | null
}

/** Picks a stay's first or last day in a calendar with the other stays' nights. */
export function PickStayDay({ form, name, today }: PickStayDayProps) {
  const { t } = useTranslation()
  const { values, record, sending } = form
  const chosen = typedDate(values[name])
  const start = chosen ?? typedDate(values.girisTarihi) ?? typedDate(values.cikisTarihi) ?? today
  if (start === null) return null
  return (
    <PickDay
      title={t(`office.picker.${name}`)}
      chosen={chosen}
      start={start}
      today={today ?? start}
      taken={record.others}
      disabled={sending.state === 'sending'}
      onPick={(day) => form.change({ [name]: toStoredDate(day) })}
    />
  )
}
