import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'

type FormActionsProps = {
  editing: boolean
  /** Whether the form accepts a request, to which closing it returns. */
  accepting: boolean
  /** Whether closing it leads back to another page. */
  returns: boolean
  /** Whether anything is typed. */
  typed: boolean
  saving: boolean
  onGiveUp: () => void
}

/** The buttons to save and close, which a pending save disables. */
export function FormActions({
  editing,
  accepting,
  returns,
  typed,
  saving,
  onGiveUp,
}: FormActionsProps) {
  const { t } = useTranslation()
  const closes = editing || accepting || returns
  const add = accepting ? 'admin.form.accept' : 'admin.form.add'
  return (
    <div className="col-span-full flex flex-wrap items-center gap-2 @5xl:col-span-2 @5xl:mb-6 xl:sticky xl:bottom-0 xl:z-10 xl:-mx-2 xl:bg-white xl:p-2 xl:shadow-[0_0.75rem_0_white]">
      <Button
        type="submit"
        variant="primary"
        aria-disabled={saving}
        className="min-w-32 aria-disabled:cursor-progress aria-disabled:opacity-70"
      >
        {t(editing ? 'admin.form.update' : add)}
      </Button>
      {(closes || typed) && !saving && (
        <Button variant="quiet" onClick={onGiveUp}>
          {t(closes ? 'admin.cancel' : 'admin.form.clear')}
        </Button>
      )}
      {saving && <span className="text-pine-700">{t('admin.form.saving')}</span>}
    </div>
  )
}
