import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'

type FormActionsProps = {
  editing: boolean
  /** The form was opened for a request, to which giving up leads back. */
  accepting: boolean
  /** Something stands in the form. */
  typed: boolean
  saving: boolean
  onGiveUp: () => void
}

/** Saving and giving up; while a save is under way neither can be pressed. */
export function FormActions({ editing, accepting, typed, saving, onGiveUp }: FormActionsProps) {
  const { t } = useTranslation()
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
      {(editing || accepting || typed) && !saving && (
        <Button variant="quiet" onClick={onGiveUp}>
          {t(editing || accepting ? 'admin.cancel' : 'admin.form.clear')}
        </Button>
      )}
      {saving && <span className="text-pine-700">{t('admin.form.saving')}</span>}
    </div>
  )
}
