import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type RefundCheckboxProps = { value: string; onChange: (value: string) => void }

/** Whether the amount is a refund: the number pad of some phones has no minus. */
export function RefundCheckbox({ value, onChange }: RefundCheckboxProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="col-span-full flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        className="size-5 shrink-0 accent-accent-700"
        checked={value !== ''}
        onChange={({ target }) => onChange(target.checked ? 'true' : '')}
      />
      <label htmlFor={id}>{t('office.payments.fields.iade')}</label>
    </div>
  )
}
