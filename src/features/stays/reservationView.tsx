import { Checkbox } from '#features/office/forms.tsx'
import { clsx } from 'clsx'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { amountOf, readAmount } from '#domain/amount.ts'
import type { IsoDate } from '#domain/date.ts'
import { remainderOf, reservationFields, type TypedName } from '#domain/reservation.ts'
import { countNights, isInOrder } from '#domain/stay.ts'
import { typedDate } from '#domain/typedDate.ts'
import { formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { AmountField, DateField, DayField } from '#features/office/DayField.tsx'
import { DepositReceived, GuestOrClosed, PickStayDay } from './form/GuestOrClosed.tsx'
import { hasDeposit, shownRemainder, typedStay, usualDueBy } from './form/reservationForm.ts'
import type { ReservationFormState } from './form/useReservationForm.ts'
import { ActionsCell } from './table/ActionsCell.tsx'
import { type ColumnName, GuestCell, OwedValue, type Row } from './table/cells.tsx'
import type { Totals } from './table/TotalsRow.tsx'
import { useAccount } from '#features/payments/paymentsContext.ts'

/** A stay's number of guests, arrival time and notes; a row shows two lines of them. */
function NotesCell({ reservation: { notlar, guests, arrivalTime } }: Row) {
  const { t } = useTranslation()
  if (notlar === '' && guests === undefined && arrivalTime === undefined) return null
  const facts = [
    guests !== undefined && t('office.today.guests', { count: guests }),
    arrivalTime !== undefined && t('office.guests.comes', { time: arrivalTime }),
  ].filter(Boolean)
  return (
    <span title={notlar || undefined} className="@3xl:line-clamp-2">
      {facts.length > 0 && <span className="mr-2 text-pine-700">{facts.join(' · ')}</span>}
      {notlar}
    </span>
  )
}

/** The agreed deposit, and whether it has not come yet. */
function DepositValue({ reservation, today }: Row) {
  const { t, language } = useTranslation()
  const { account } = useAccount(reservation, today)
  return (
    <span className="whitespace-nowrap">
      {formatMoney(reservation.kapora, language)}
      {account.depositAwaited && !reservation.deletion && (
        <span className="block text-xs text-pine-700">{t('office.payments.awaited')}</span>
      )}
    </span>
  )
}

type ControlProps = { form: ReservationFormState; today: IsoDate | null }

const GUEST = 'col-span-full @xl:col-span-2'
const HALF = 'col-span-3 @xl:col-span-2'
const CONTACT = 'col-span-full @sm:col-span-3 @xl:col-span-2'
const NOTES = 'col-span-full'

/** The control of each field of a reservation; a missing one is a type error. */
export const CONTROLS: Record<TypedName, (props: ControlProps) => ReactNode> = {
  musteriAdi: Name,
  girisTarihi: CheckIn,
  cikisTarihi: CheckOut,
  toplamUcret: ({ form }) => <AmountField {...form.field('toplamUcret')} />,
  kapora: Deposit,
  kalan: ({ form }) => (
    <>
      <Remainder form={form} />
      <DepositReceived form={form} />
    </>
  ),
  depositDueBy: DepositDueBy,
  notlar: ({ form }) => <TextAreaField {...form.field('notlar')} className={NOTES} rows={2} />,
  phone: ({ form }) => (
    <TextField {...form.field('phone')} className={CONTACT} type="tel" autoComplete="off" />
  ),
  email: ({ form }) => (
    <TextField {...form.field('email')} className={CONTACT} type="email" autoComplete="off" />
  ),
  guests: ({ form }) => (
    <TextField
      {...form.field('guests')}
      className={clsx(HALF, '@5xl:col-span-1')}
      inputMode="numeric"
      autoComplete="off"
    />
  ),
  arrivalTime: ({ form }) => (
    <TextField
      {...form.field('arrivalTime')}
      className={HALF}
      inputMode="numeric"
      placeholder="14:30"
      autoComplete="off"
    />
  ),
  cot: ({ form }) => (
    <Checkbox
      className="col-span-full mb-3"
      name="cot"
      label={form.field('cot').label}
      checked={form.values.cot !== ''}
      onTick={(on) => form.change({ cot: on ? 'true' : '' })}
    />
  ),
  houseNotes: ({ form }) => (
    <TextAreaField {...form.field('houseNotes')} className={NOTES} rows={2} />
  ),
  blocked: GuestOrClosed,
}

/**
 * A table column: its header, its cell in rows and cards, and its total. Without a `cell` it shows
 * the field's value, with its name on cards.
 */
export type Column = Place & (ValueColumn | CellColumn)

/** A column that shows a field's value, or the result of `value`. */
export type ValueColumn = {
  name: keyof typeof reservationFields
  cell?: undefined
  value?: ComponentType<Row>
}

type CellColumn = { name: ColumnName; cell: ComponentType<Row>; heads?: boolean }

type Place = {
  /** Its grid position on an open card. */
  card: string
  /** Its grid position on a folded card, which omits it otherwise. */
  folded?: string
  look?: string
  header?: string
  total?: Total
}

/** `label` replaces the column's header. */
type Total = {
  of: keyof Totals
  words?: 'admin.nights' | 'office.list.totals.stays'
  label?: 'office.payments.outstanding'
}

const HEAD = 'col-span-full @xl:col-span-3'

export const COLUMNS: readonly Column[] = [
  {
    name: 'musteriAdi',
    cell: GuestCell,
    heads: true,
    card: HEAD,
    folded: HEAD,
    look: 'pr-8 text-left font-semibold wrap-anywhere @3xl:min-w-34 @3xl:py-1.5 @3xl:pr-2 @3xl:pl-4 @6xl:min-w-48 @6xl:py-2 @6xl:pl-5',
    header: 'pl-4 text-left @6xl:pl-5',
    total: { of: 'stays', words: 'office.list.totals.stays' },
  },
  {
    name: 'girisTarihi',
    card: 'col-span-3',
    folded: 'col-span-2',
    total: { of: 'nights', words: 'admin.nights' },
  },
  { name: 'cikisTarihi', card: 'col-span-3', folded: 'col-span-2' },
  { name: 'kapora', value: DepositValue, card: 'col-span-2', total: { of: 'deposit' } },
  {
    name: 'kalan',
    value: OwedValue,
    card: 'col-span-2',
    folded: 'col-span-2',
    total: { of: 'owed', label: 'office.payments.outstanding' },
  },
  { name: 'toplamUcret', card: 'col-span-2', total: { of: 'total' } },
  {
    name: 'notlar',
    cell: NotesCell,
    card: 'col-span-full',
    look: 'text-sm whitespace-pre-line wrap-anywhere empty:hidden @3xl:w-1/4 @3xl:min-w-21 @3xl:px-2 @3xl:py-1.5 @3xl:empty:table-cell @6xl:px-3 @6xl:py-2',
  },
  {
    name: 'actions',
    cell: ActionsCell,
    card: 'col-span-full',
    look: 'relative -mx-3 @3xl:p-1 @3xl:pr-2 @3xl:text-right @6xl:p-1.5 @6xl:pr-3 @3xl:whitespace-nowrap @3xl:[&_button:not(dialog_*,[role=menuitem])]:px-1.5 @6xl:[&_button:not(dialog_*,[role=menuitem])]:px-2.5 @7xl:[&_button:not(dialog_*,[role=menuitem])]:px-3',
    header: 'pr-6 text-right',
  },
]

/** Whether a column contains numbers, which are right-aligned. */
export function isFigure(name: ColumnName): boolean {
  return name !== 'actions' && ['amount', 'count'].includes(reservationFields[name].kind)
}

function Name({ form }: ControlProps) {
  const { t } = useTranslation()
  const field = form.field('musteriAdi')
  const label = form.values.blocked === '' ? field.label : t('admin.form.closedFor')
  return <TextField {...field} label={label} className={GUEST} autoComplete="off" required />
}

function CheckIn({ form, today }: ControlProps) {
  const { t } = useTranslation()
  const checkIn = typedDate(form.values.girisTarihi)
  const past = checkIn && today && checkIn < today && t('admin.form.past')
  const picker = <PickStayDay form={form} name="girisTarihi" today={today} />
  return <DateField {...form.field('girisTarihi')} required remark={past} picker={picker} />
}

function CheckOut({ form, today }: ControlProps) {
  const { t } = useTranslation()
  const stay = typedStay(form.values)
  const nights = stay && isInOrder(stay) && t('admin.nights', { count: countNights(stay) })
  const picker = <PickStayDay form={form} name="cikisTarihi" today={today} />
  return <DateField {...form.field('cikisTarihi')} required remark={nights} picker={picker} />
}

/** The deposit; warns of one above the total, which an owner may accept. */
function Deposit({ form }: ControlProps) {
  const { t } = useTranslation()
  const total = readAmount(form.values.toplamUcret)
  const above = total !== null && amountOf(form.values.kapora) > total
  const remark = above && (
    <span className="font-semibold text-alert-700">{t('admin.form.depositAboveTotal')}</span>
  )
  return <AmountField {...form.field('kapora')} hint={remark} />
}

/** The last day for a deposit that has not come; a new stay without one gets the usual days. */
function DepositDueBy({ form, today }: ControlProps) {
  const { t, language } = useTranslation()
  const { values, change, record } = form
  const { adds, depositDays } = record
  if (!today || !hasDeposit(values) || (adds && values.depositMethod !== '')) return null
  const usual = adds && usualDueBy(today, typedDate(values.girisTarihi), depositDays)
  return (
    <DayField
      {...form.field('depositDueBy')}
      className="col-span-full max-w-56 @xl:col-span-2"
      today={today}
      remark={
        usual &&
        values.depositDueBy === '' &&
        t('admin.form.usualDueBy', { day: formatDate(usual, language) })
      }
      onPick={(depositDueBy) => change({ depositDueBy })}
    />
  )
}

/** The balance: the difference of total and deposit until another amount is typed. */
function Remainder({ form }: Pick<ControlProps, 'form'>) {
  const { t, language } = useTranslation()
  const { toplamUcret, kapora, kalan } = form.values
  const difference = remainderOf(amountOf(toplamUcret), amountOf(kapora))
  const offer = kalan !== null && amountOf(kalan) !== difference && (
    <>
      {readAmount(kalan) === null && t('admin.form.savedAsZero')}{' '}
      <button
        type="button"
        className="text-left text-accent-700 underline"
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
