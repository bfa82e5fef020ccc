import type { LetterFacts } from '#domain/letters/facts.ts'
import { TOOLS_SITE } from '#i18n/officeAddresses.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { OFFICE } from '#i18n/addresses.ts'
import type { Language } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Letter } from './letterText.ts'

type LetterPreviewProps = {
  title: string
  letter: Letter
  language: Language
  facts: LetterFacts
}

/** A letter as its guest gets it, folded; asks for the account that it would name. */
export function LetterPreview({ title, letter, language, facts }: LetterPreviewProps) {
  const { t } = useTranslation()
  const { money, account } = facts
  const lacksAccount = !account && money?.showsAccount && money.due?.how === 'transfer'
  return (
    <div>
      {lacksAccount && (
        <p className="mb-2 text-sm text-alert-700">
          {t('office.settings.letter.noAccount')}{' '}
          <NewTabLink className="underline" href={`${OFFICE}${TOOLS_SITE}`}>
            {t('office.settings.letter.write')}
          </NewTabLink>
        </p>
      )}
      <details>
        <summary className="w-fit cursor-pointer text-accent-700">{title}</summary>
        <div lang={language} className="mt-2 rounded-field bg-linen-50 px-4 py-3 wrap-anywhere">
          <p className="font-semibold">{letter.subject}</p>
          <p className="mt-2 whitespace-pre-line">{letter.body}</p>
        </div>
      </details>
    </div>
  )
}
