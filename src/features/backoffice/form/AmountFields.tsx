import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { amountOf, readAmount } from '#domain/amount.ts'
import { remainderOf } from '#domain/reservation.ts'
import { formatMoney } from '#i18n/format.ts'
import { currentLanguage } from '#i18n/index.ts'
import { TextField } from '#ui/Field.tsx'
import type { FormPartProps } from './formPart.ts'
import { shownRemainder } from './reservationForm.ts'

/** Total, deposit and what remains: the difference of the two until another figure is typed (DESIGN §3). */
export function AmountFields(part: FormPartProps) {
  const { t } = useTranslation()
  const { toplamUcret, kapora, kalan } = part.values
  const difference = remainderOf(amountOf(toplamUcret), amountOf(kapora))
  const differs = kalan !== null && readAmount(kalan) !== null && amountOf(kalan) !== difference
  const takeDifference = differs && (
    <button
      type="button"
      className="text-left text-aegean-700 underline"
      onClick={() => part.change({ kalan: null })}
    >
      {t('admin.form.useDifference', { amount: formatMoney(difference, currentLanguage()) })}
    </button>
  )
  return (
    <>
      <AmountField {...part} name="toplamUcret" text={toplamUcret} />
      <AmountField {...part} name="kapora" text={kapora} />
      <AmountField
        {...part}
        name="kalan"
        text={shownRemainder(part.values)}
        hint={kalan === null ? t('admin.form.difference') : takeDifference}
      />
    </>
  )
}

type AmountFieldProps = FormPartProps & {
  name: 'toplamUcret' | 'kapora' | 'kalan'
  text: string
  hint?: ReactNode
}

function AmountField({ name, text, hint, errors, readOnly, change }: AmountFieldProps) {
  const { t } = useTranslation()
  const amount = readAmount(text)
  const echo =
    amount === null
      ? text.trim() !== '' && t('admin.form.notANumber')
      : t('admin.form.amountRead', { amount: formatMoney(amount, currentLanguage()) })
  return (
    <TextField
      className="col-span-2 tabular-nums @5xl:col-span-1"
      label={t(`admin.fields.${name}`)}
      note="₺"
      name={name}
      inputMode="decimal"
      autoComplete="off"
      readOnly={readOnly}
      placeholder="0"
      value={text}
      onChange={(event) => change({ [name]: event.target.value })}
      hint={hint || echo}
      error={errors[name]}
    />
  )
}
