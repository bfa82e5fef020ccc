import { type ReactNode, useState } from 'react'
import { amountOf, readAmount } from '#domain/field/amount.ts'
import { toStoredDate } from '#domain/date.ts'
import { DIRECT_METHODS } from '#domain/payments/payment.ts'
import {
  isReadable,
  remainderOf,
  type Reservation,
  TYPED_NAMES,
  type TypedName,
} from '#domain/stay/reservation.ts'
import { countNights, isFarAhead, isInOrder } from '#domain/stay/stayDates.ts'
import { typedDate } from '#domain/field/typedDate.ts'
import { AmountField, DateField, DayField, PickDay } from '#office/shared/DayField.tsx'
import { Checkbox } from '#office/shared/forms.tsx'
import { EmailField, PhoneField } from '#shared/ContactFields.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { isLanguage, LANGUAGES, languages } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Choice } from '#ui/Choice.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { usualDueBy } from '#domain/stay/makeAgreement.ts'
import { useAgreementBasis } from '#office/shared/useAgreementBasis.ts'
import {
  type FormTarget,
  hasDeposit,
  saidOtherwise,
  shownRemainder,
  tidyStay,
  type StayFormState,
  typedStay,
} from './stayTexts.ts'
import { ReturningGuest } from './ReturningGuest.tsx'
import { StayPrice } from './StayPrice.tsx'
import { StayTerms } from './StayTerms.tsx'

const HALF = 'col-span-full @sm:col-span-3'

type StayFieldsProps = {
  form: StayFormState
  target: FormTarget
  /** The stays that block nights. */
  others: readonly Reservation[]
}

/** The controls of a stay, with its price by the seasons. */
export function StayFields({ form, target, others }: StayFieldsProps) {
  const isNew = target.kind !== 'update'
  const { t } = useTranslation()
  const shown = tidyStay(form.values, useOfficeToday())
  const isRemoved = isReadable(target.record) && target.record.removed === true
  return (
    <>
      <MainFields form={form} isNew={isNew} isRemoved={isRemoved} others={others} />
      <SaidOtherwise target={target} />
      <StayPrice
        values={shown}
        record={target.record}
        others={others}
        seen={target.kind === 'accept' ? (target.request.quote ?? null) : null}
        onTake={(amounts) => form.change(amounts)}
      />
      {shown.blocked === '' && (
        <>
          <TextAreaField {...form.field('extras')} rows={1} hint={t('admin.form.extrasHint')} />
          <TextAreaField {...form.field('damages')} rows={1} hint={t('admin.form.damagesHint')} />
        </>
      )}
      <StayTerms record={target.record} values={shown} onChange={form.change} />
      <TextAreaField {...form.field('notlar')} rows={2} />
      <FoldedFields form={form} isNew={isNew} />
    </>
  )
}

type MainFieldsProps = {
  form: StayFormState
  /** Whether a deposit can come with this save. */
  isNew: boolean
  /** Whether the guest was removed, whose stored name is a placeholder. */
  isRemoved: boolean
  others: readonly Reservation[]
}

/** What every stay has, but for its notes: guest, telephone, days and amounts. */
function MainFields({ form, isNew, isRemoved, others }: MainFieldsProps) {
  const { t } = useTranslation()
  const { field, values, change } = form
  const isClosed = values.blocked !== ''
  return (
    <div className="grid grid-cols-6 gap-x-3">
      {isClosed && (
        <p className="col-span-full mb-2 text-sm text-pine-700">{t('admin.form.closedHint')}</p>
      )}
      <StayDay form={form} name="girisTarihi" others={others} />
      <StayDay form={form} name="cikisTarihi" others={others} />
      {isRemoved ? (
        <p className="col-span-full mb-3 font-semibold">{t('office.person.removed')}</p>
      ) : (
        <TextField
          {...field('musteriAdi')}
          {...(isClosed && { label: t('admin.form.closedFor') })}
          className={isClosed ? 'col-span-full' : HALF}
          autoComplete="off"
          required
        />
      )}
      {!isClosed && (
        <>
          <PhoneField
            {...field('phone')}
            className={HALF}
            autoComplete="off"
            onTake={(phone) => change({ phone })}
          />
          <ReturningGuest form={form} isNew={isNew} />
        </>
      )}
      {!isClosed && (
        <>
          <AmountField {...field('toplamUcret')} />
          <Deposit form={form} />
          <Remainder form={form} />
        </>
      )}
      {isNew && hasDeposit(values) && (
        <div className="col-span-full mb-3 max-w-60">
          <Choice
            name="depositMethod"
            label={t('admin.form.depositCame')}
            value={values.depositMethod}
            options={[
              ['', t('admin.form.depositNotYet')],
              ...DIRECT_METHODS.map((way) => [way, t(`office.payments.ways.${way}`)] as const),
            ]}
            onChange={(depositMethod) => change({ depositMethod })}
          />
        </div>
      )}
    </div>
  )
}

/** The request's fields that differ from the accepted hold's, which were kept. */
function SaidOtherwise({ target }: { target: FormTarget }) {
  const { t } = useTranslation()
  const others = saidOtherwise(target)
  if (others.length === 0) return null
  return (
    <div className="mb-3 rounded-field bg-linen-50 px-4 py-3 text-sm">
      <p>{t('admin.form.saidOtherwise')}</p>
      <dl>
        {others.map(({ name, said }) => (
          <div key={name} className="flex flex-wrap gap-x-2 wrap-anywhere whitespace-pre-line">
            <dt className="font-semibold">{t(`admin.fields.${name}`)}:</dt>
            <dd>{name === 'language' && isLanguage(said) ? languages[said].name : said}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type StayDayProps = {
  form: StayFormState
  name: 'girisTarihi' | 'cikisTarihi'
  others: readonly Reservation[]
}

/** A stay's first or last day, typed or picked in a calendar with the other stays' nights. */
function StayDay({ form, name, others }: StayDayProps) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  // As they are on blur, so that nothing moves then.
  const values = tidyStay(form.values, today)
  const chosen = typedDate(values[name])
  const start = chosen ?? typedDate(values.girisTarihi) ?? typedDate(values.cikisTarihi) ?? today
  const stay = typedStay(values)
  const nights = name === 'cikisTarihi' && stay && isInOrder(stay) ? countNights(stay) : 0
  const from = name === 'cikisTarihi' ? (typedDate(values.girisTarihi) ?? today) : today
  const isPast = name === 'girisTarihi' && chosen !== null && chosen < today
  const remarks = [
    nights > 0 && t('units.nights', { count: nights }),
    isPast && t('admin.form.past'),
    chosen && isFarAhead(chosen, today) && t('problem.ask.farAhead'),
  ]
  return (
    <DateField
      {...form.field(name)}
      from={from}
      required
      remark={remarks.filter(Boolean).join(' · ')}
      picker={
        <PickDay
          title={t(`office.picker.${name}`)}
          chosen={chosen}
          start={start}
          marked={name === 'cikisTarihi' ? typedDate(values.girisTarihi) : null}
          today={today}
          taken={others}
          disabled={form.sending.state === 'sending'}
          onPick={(day) => form.change({ [name]: toStoredDate(day) })}
        />
      }
    />
  )
}

/** The deposit; warns of one above the total, which an owner may accept. */
function Deposit({ form }: { form: StayFormState }) {
  const { t } = useTranslation()
  const total = readAmount(form.values.toplamUcret)
  const isAbove = total !== null && amountOf(form.values.kapora) > total
  return (
    <AmountField
      {...form.field('kapora')}
      hint={
        isAbove && (
          <span className="font-semibold text-alert-700">{t('admin.form.depositAboveTotal')}</span>
        )
      }
    />
  )
}

/** The balance: the difference of total and deposit until another amount is typed. */
function Remainder({ form }: { form: StayFormState }) {
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

type FoldedFieldsProps = { form: StayFormState; isNew: boolean }

type MainName =
  | 'musteriAdi'
  | 'girisTarihi'
  | 'cikisTarihi'
  | 'toplamUcret'
  | 'kapora'
  | 'kalan'
  | 'notlar'
  | 'phone'
  | 'blocked'

type FoldedControl = (props: FoldedFieldsProps) => ReactNode

/** The controls of all other fields, in their order. */
const OPTIONAL_CONTROLS: { readonly [name in Exclude<TypedName, MainName>]: FoldedControl } = {
  email: ({ form }) => (
    <EmailField
      {...form.field('email')}
      className={HALF}
      autoComplete="off"
      onTake={(email) => form.change({ email })}
    />
  ),
  language: LanguageChoice,
  // A number of people that nobody has divided.
  guests: ({ form }) =>
    form.values.guests !== '' &&
    form.values.adults === '' && <CountField {...form.field('guests')} />,
  adults: ({ form }) => <CountField {...form.field('adults')} />,
  children: ({ form }) => <CountField {...form.field('children')} />,
  infants: ({ form }) => <CountField {...form.field('infants')} />,
  arrivalTime: ({ form }) => (
    <TextField
      {...form.field('arrivalTime')}
      className="col-span-3 @sm:col-span-2"
      inputMode="numeric"
      placeholder="14:30"
      autoComplete="off"
    />
  ),
  cot: ({ form }) => (
    <Checkbox
      className="col-span-full"
      name="cot"
      label={form.field('cot').label}
      checked={form.values.cot !== ''}
      onTick={(isOn) => form.change({ cot: isOn ? 'true' : '' })}
    />
  ),
  houseNotes: ({ form }) => (
    <TextAreaField {...form.field('houseNotes')} className="col-span-full" rows={2} />
  ),
  depositDueBy: (props) =>
    hasDeposit(props.form.values) &&
    props.form.values.depositMethod === '' && <DepositDueBy {...props} />,
  paymentLink: PaymentLink,
}

function CountField(props: ReturnType<StayFormState['field']>) {
  return (
    <TextField
      {...props}
      className="col-span-2 @sm:col-span-1"
      inputMode="numeric"
      autoComplete="off"
    />
  )
}

/** What a booking by telephone does not need, folded until one of them has a text. */
function FoldedFields(props: FoldedFieldsProps) {
  const { t } = useTranslation()
  const { values } = props.form
  const [isOpen] = useState(() =>
    TYPED_NAMES.some((name) => name in OPTIONAL_CONTROLS && values[name] !== ''),
  )
  if (values.blocked !== '') return null
  return (
    <details open={isOpen}>
      <summary className="w-fit cursor-pointer py-2 font-semibold text-accent-700">
        {t('admin.form.more')}
      </summary>
      <div className="mt-2 grid grid-cols-6 gap-x-3">
        {Object.entries(OPTIONAL_CONTROLS).map(([name, Control]) => (
          <Control key={name} {...props} />
        ))}
      </div>
    </details>
  )
}

/** The last day for a deposit that has not come; a new stay without one gets the usual days. */
function DepositDueBy({ form, isNew }: FoldedFieldsProps) {
  const { t, language } = useTranslation()
  const { today, terms, depositDays } = useAgreementBasis()
  const { values, change } = form
  const dates = typedStay(values)
  const usual = dates && usualDueBy({ at: today, dates, terms, depositDays })
  const isEmpty = isNew && values.depositDueBy === ''
  return (
    <DayField
      {...form.field('depositDueBy')}
      className="col-span-full max-w-56"
      today={today}
      remark={isEmpty && usual && t('admin.form.usualDueBy', { day: formatDate(usual, language) })}
      onPick={(depositDueBy) => change({ depositDueBy })}
    />
  )
}

/** The language of messages; without a choice, the one of the guest's request or number. */
function LanguageChoice({ form }: FoldedFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="col-span-full mb-3 @sm:col-span-3">
      <Choice
        name="language"
        label={form.field('language').label}
        value={form.values.language}
        options={[
          ['', t('admin.form.languageUnchosen')],
          ...LANGUAGES.map((each) => [each, languages[each].name] as const),
        ]}
        onChange={(language) => form.change({ language })}
      />
    </div>
  )
}

function PaymentLink({ form }: FoldedFieldsProps) {
  const { t } = useTranslation()
  return (
    <TextField
      {...form.field('paymentLink')}
      className="col-span-full"
      type="url"
      placeholder="https://"
      autoComplete="off"
      hint={t('admin.form.paymentLinkHint')}
    />
  )
}
