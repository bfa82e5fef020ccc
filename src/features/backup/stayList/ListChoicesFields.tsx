import { useTranslation } from 'react-i18next'
import { type Source, SOURCES } from '#domain/channels/feed.ts'
import type { Foreign } from '#domain/payments/payment.ts'
import type { DateOrder } from '#domain/stayList/listCells.ts'
import type { ListChoices } from '#domain/stayList/listPlan.ts'
import { Checkbox } from '#features/office/Checkbox.tsx'
import { Choice } from '#ui/Choice.tsx'
import { TextField } from '#ui/Field.tsx'

/** An owner's choices, with the rates as they are typed. */
export type TypedChoices = Omit<ListChoices, 'rates' | 'today'> & {
  rates: { readonly [currency: string]: string }
}

type ListChoicesFieldsProps = {
  choices: TypedChoices
  /** The foreign currencies in the list. */
  currencies: readonly Foreign['currency'][]
  onChange: (changed: Partial<TypedChoices>) => void
}

/** How a list is read where it does not say so itself. */
export function ListChoicesFields({ choices, currencies, onChange }: ListChoicesFieldsProps) {
  const { t } = useTranslation()
  const { order, source, depositsPaid, pastPaid, rates } = choices
  return (
    <>
      <div className="mt-4 grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <Choice<DateOrder>
          label={t('office.stayList.order')}
          value={order}
          options={[
            ['day', t('office.stayList.orders.day')],
            ['month', t('office.stayList.orders.month')],
          ]}
          onChange={(chosen) => onChange({ order: chosen })}
        />
        <Choice<Source | ''>
          label={t('office.stayList.source')}
          value={source ?? ''}
          options={[
            ['', t('office.stayList.own')],
            ...SOURCES.map((each) => [each, t(`admin.sources.${each}`)] as const),
          ]}
          onChange={(chosen) => onChange({ source: chosen === '' ? null : chosen })}
        />
        {currencies.map((code) => (
          <TextField
            key={code}
            name={`rate.${code}`}
            label={t('office.stayList.rate', { currency: code })}
            inputMode="decimal"
            autoComplete="off"
            value={rates[code] ?? ''}
            onChange={({ target }) => onChange({ rates: { ...rates, [code]: target.value } })}
          />
        ))}
      </div>
      <Checkbox
        label={t('office.stayList.depositsPaid')}
        checked={depositsPaid}
        onTick={(on) => onChange({ depositsPaid: on })}
      />
      <Checkbox
        label={t('office.stayList.pastPaid')}
        checked={pastPaid}
        onTick={(on) => onChange({ pastPaid: on })}
      />
    </>
  )
}
