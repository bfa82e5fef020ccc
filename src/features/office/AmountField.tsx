import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { readAmount } from '#domain/amount.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { TextField } from '#ui/Field.tsx'

/**
 * A field for an amount in Turkish lira, which shows how it reads the amount unless there is
 * another hint.
 */
export function AmountField({
  value,
  hint,
  ...field
}: ComponentProps<typeof TextField> & { value: string }) {
  const { t, language } = useTranslation()
  const amount = readAmount(value)
  const echo =
    amount === null
      ? value.trim() !== '' && (
          // A negative amount is easily overlooked.
          <span className="font-semibold text-alert-700">{t('admin.form.notANumber')}</span>
        )
      : t('admin.form.amountRead', { amount: formatMoney(amount, language) })
  return (
    <TextField
      className="col-span-2 tabular-nums @5xl:col-span-1"
      note="₺"
      inputMode="decimal"
      autoComplete="off"
      placeholder="0"
      {...field}
      value={value}
      hint={hint || echo}
    />
  )
}
