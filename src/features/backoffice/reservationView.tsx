import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { amountOf, readAmount } from '#domain/amount.ts'
import type { IsoDate } from '#domain/date.ts'
import { type Reservation, remainderOf } from '#domain/reservation.ts'
import { countNights, isInOrder } from '#domain/stay.ts'
import { typedDate } from '#domain/typedDate.ts'
import { formatDate, formatMoney } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { AmountField } from './form/AmountField.tsx'
import { DateField } from './form/DateField.tsx'
import { PickDay } from './form/PickDay.tsx'
import { type FormValues, shownRemainder, typedStay } from './form/reservationForm.ts'
import type { ReservationFormState } from './form/useReservationForm.ts'

type ControlProps = { form: ReservationFormState; today: IsoDate | null }

const GUEST = 'col-span-full @xl:col-span-2'
const HALF = 'col-span-3 @xl:col-span-2'
const CONTACT = 'col-span-full @sm:col-span-3 @xl:col-span-2'
const NOTES = 'col-span-full'

/** How each field of a reservation is typed; one that is missing here does not compile. */
export const CONTROLS: Record<keyof FormValues, (props: ControlProps) => ReactNode> = {
  musteriAdi: ({ form }) => (
    <TextField {...form.field('musteriAdi')} className={GUEST} autoComplete="off" required />
  ),
  girisTarihi: CheckIn,
  cikisTarihi: CheckOut,
  toplamUcret: ({ form }) => <AmountField {...form.field('toplamUcret')} />,
  kapora: Deposit,
  kalan: Remainder,
  notlar: ({ form }) => <TextAreaField {...form.field('notlar')} className={NOTES} rows={2} />,
  telefon: ({ form }) => (
    <TextField {...form.field('telefon')} className={CONTACT} type="tel" autoComplete="off" />
  ),
  eposta: ({ form }) => (
    <TextField {...form.field('eposta')} className={CONTACT} type="email" autoComplete="off" />
  ),
  kisiSayisi: ({ form }) => (
    <TextField
      {...form.field('kisiSayisi')}
      className={clsx(HALF, '@5xl:col-span-1')}
      inputMode="numeric"
      autoComplete="off"
    />
  ),
  kapali: Closed,
  // Set where it happens: an amount is collected, a request accepted.
  tahsilEdildi: () => null,
  talep: () => null,
}

/** A column of the table between the guest and the notes; `className` is its place in a card. */
export type Column = {
  name: keyof FormValues
  className: string
  amount?: boolean
  say: (reservation: Reservation, language: Language) => string
}

/** What the table shows of a reservation beside guest and notes, in the order of SPEC §2. */
export const COLUMNS: readonly Column[] = [
  day('girisTarihi', ({ stay }) => stay.checkIn),
  day('cikisTarihi', ({ stay }) => stay.checkOut),
  money('kapora'),
  money('kalan'),
  money('toplamUcret'),
]

function day(name: keyof FormValues, dayOf: (reservation: Reservation) => IsoDate): Column {
  const say: Column['say'] = (reservation, language) => formatDate(dayOf(reservation), language)
  return { name, className: 'col-span-3', say }
}

function money(name: 'kapora' | 'kalan' | 'toplamUcret'): Column {
  const say: Column['say'] = (reservation, language) => formatMoney(reservation[name], language)
  return { name, className: 'col-span-2', amount: true, say }
}

function CheckIn({ form, today }: ControlProps) {
  const { t } = useTranslation()
  const checkIn = typedDate(form.values.girisTarihi)
  const past = checkIn && today && checkIn < today && t('admin.form.past')
  const picker = <PickDay form={form} name="girisTarihi" today={today} />
  return <DateField {...form.field('girisTarihi')} required remark={past} picker={picker} />
}

function CheckOut({ form, today }: ControlProps) {
  const { t } = useTranslation()
  const stay = typedStay(form.values)
  const nights = stay && isInOrder(stay) && t('admin.nights', { count: countNights(stay) })
  const picker = <PickDay form={form} name="cikisTarihi" today={today} />
  return <DateField {...form.field('cikisTarihi')} required remark={nights} picker={picker} />
}

/** The deposit; one above the total is said, for it may be a slip, but is the owner's to decide. */
function Deposit({ form }: ControlProps) {
  const { t } = useTranslation()
  const total = readAmount(form.values.toplamUcret)
  const above = total !== null && amountOf(form.values.kapora) > total
  const remark = above && (
    <span className="font-semibold text-terracotta-700">{t('admin.form.depositAboveTotal')}</span>
  )
  return <AmountField {...form.field('kapora')} hint={remark} />
}

/** What remains: the difference of total and deposit until another figure is typed (DESIGN §3). */
function Remainder({ form }: ControlProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { toplamUcret, kapora, kalan } = form.values
  const difference = remainderOf(amountOf(toplamUcret), amountOf(kapora))
  const offer = kalan !== null && amountOf(kalan) !== difference && (
    <>
      {readAmount(kalan) === null && t('admin.form.savedAsZero')}{' '}
      <button
        type="button"
        className="text-left text-aegean-700 underline"
        onClick={() => form.change({ kalan: null })}
      >
        {t('admin.form.useDifference', { amount: formatMoney(difference, language) })}
      </button>
    </>
  )
  return (
    <AmountField
      {...form.field('kalan')}
      value={shownRemainder(form.values)}
      hint={kalan === null ? t('admin.form.difference') : offer}
    />
  )
}

/** Days without a guest, such as own use or repairs: their name is given, and can be changed. */
function Closed({ form }: ControlProps) {
  const { t } = useTranslation()
  const id = useId()
  const { musteriAdi, kapali } = form.values
  const name = t('admin.form.closedName')
  return (
    <div className="col-span-full mb-3 flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        className="size-5 shrink-0 accent-aegean-700"
        checked={kapali !== ''}
        onChange={({ target }) =>
          form.change({
            kapali: target.checked ? 'true' : '',
            ...(target.checked && musteriAdi === '' && { musteriAdi: name }),
            ...(!target.checked && musteriAdi === name && { musteriAdi: '' }),
          })
        }
      />
      <label htmlFor={id}>{t('admin.form.closed')}</label>
    </div>
  )
}
