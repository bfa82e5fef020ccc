import { useTranslation } from 'react-i18next'

/** Lists missing or malformed settings for the owner who sets up the site. */
export function SetupPage({ problems }: { problems: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <main className="mx-auto max-w-text px-gutter py-section" role="alert">
      <h1 className="text-title">{t('app.setupTitle')}</h1>
      <p className="mt-4 text-lead">{t('app.setupText')}</p>
      <ul className="mt-4 list-disc pl-6 font-mono text-sm">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  )
}
