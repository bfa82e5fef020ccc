import { useTranslation } from 'react-i18next'
import { formatDates } from '#features/backoffice/stayText.ts'
import { currentLanguage } from '#i18n/index.ts'
import type { FieldErrors } from '#lib/form.ts'
import type { FormValues, Problem, Problems } from './reservationForm.ts'

/** Puts the problems of a form into words, an overlap with the guest and the dates that are in the way. */
export function useProblemWords(): (problems: Problems) => FieldErrors<keyof FormValues> {
  const { t } = useTranslation()

  const wordsOf = (problem: Problem): string => {
    switch (problem.kind) {
      case 'overlap': {
        const [first] = problem.others
        return t('admin.form.problems.overlap', {
          count: problem.others.length,
          more: problem.others.length - 1,
          guest: first.musteriAdi,
          dates: formatDates(first.stay, currentLanguage()),
        })
      }
      case 'wordy':
        return t('admin.form.problems.wordy', { limit: problem.limit })
      case 'missing':
      case 'date':
      case 'order':
      case 'long':
      case 'negative':
        return t(`admin.form.problems.${problem.kind}`)
    }
  }

  return (problems) =>
    Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, wordsOf(problem)]))
}
