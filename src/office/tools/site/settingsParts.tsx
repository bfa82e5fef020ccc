import { type ReactNode, useState } from 'react'
import { ownersDraft } from '#db/cache.ts'
import { emptyTexts, type Fields, type ValuesOf, type Versioned } from '#domain/field/record.ts'
import { translate } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { RecordSource } from '#office/shared/recordForm.tsx'
import { readDraft } from '#ui/form/drafts.ts'
import { toastDone } from '#ui/Toasts.tsx'

export const GRID = 'grid gap-x-4 gap-y-1 sm:grid-cols-2'

/** The form's view of a part of the settings; `first` are its values before the first change. */
export function sourceOf<F extends Fields>(
  fields: F,
  part: 'private' | 'site',
  { values, version }: Versioned<F>,
  first: ValuesOf<F> | null,
): RecordSource<F> {
  return {
    fields,
    values: values ?? first,
    version,
    draftKey: ownersDraft(`settings/${part}`),
  }
}

/** Confirms that a part was saved. */
export function toastSaved(): void {
  toastDone(() => translate('office.settings.saved'))
}

type FoldProps = { source: Pick<RecordSource<Fields>, 'fields' | 'draftKey'>; children: ReactNode }

/** The form of a part, which is open while something is typed in it. */
export function Fold({ source: { fields, draftKey }, children }: FoldProps) {
  const { t } = useTranslation()
  const [open] = useState(() => readDraft(draftKey, emptyTexts(fields)) !== null)
  return (
    <details open={open} className="mt-3">
      <summary className="mb-3 cursor-pointer font-semibold text-accent-700">
        {t('office.settings.edit')}
      </summary>
      {children}
    </details>
  )
}
