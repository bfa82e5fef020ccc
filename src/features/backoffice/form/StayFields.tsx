import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import { countNights, isInOrder } from '#domain/stay.ts'
import { tidyDate, typedDate } from '#domain/typedDate.ts'
import { formatWeekday } from '#features/backoffice/stayText.ts'
import { currentLanguage } from '#i18n/index.ts'
import { TextField } from '#ui/Field.tsx'
import { type FormPartProps } from './formPart.ts'
import { typedStay } from './reservationForm.ts'

/** Check-in and check-out, typed as dd.MM.yyyy; a day answers with its weekday, a stay with its nights. */
export function StayFields({ today, ...part }: FormPartProps & { today: IsoDate | null }) {
  const { t } = useTranslation()
  const stay = typedStay(part.values)
  const checkIn = typedDate(part.values.girisTarihi)
  const nights = stay && isInOrder(stay) && t('admin.nights', { count: countNights(stay) })
  const past = checkIn && today && checkIn < today && t('admin.form.past')
  return (
    <>
      <DateField {...part} name="girisTarihi" remark={past} />
      <DateField {...part} name="cikisTarihi" remark={nights} />
    </>
  )
}

type DateFieldProps = FormPartProps & {
  name: 'girisTarihi' | 'cikisTarihi'
  remark: string | false | null | undefined
}

function DateField({ name, remark, values, errors, readOnly, change }: DateFieldProps) {
  const { t } = useTranslation()
  const date = typedDate(values[name])
  const weekday = date && formatWeekday(date, currentLanguage())
  return (
    <TextField
      className="col-span-3 @xl:col-span-2 @5xl:col-span-1"
      label={t(`admin.fields.${name}`)}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      required
      readOnly={readOnly}
      placeholder={t('admin.form.datePlaceholder')}
      value={values[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      onBlur={() => {
        const tidy = tidyDate(values[name])
        if (tidy !== values[name]) change({ [name]: tidy })
      }}
      hint={[weekday, remark].filter(Boolean).join(' · ')}
      error={errors[name]}
    />
  )
}
