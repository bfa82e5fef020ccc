import type { LucideIcon } from 'lucide-react'

type ActionNameProps = { Icon: LucideIcon | undefined; name: string }

/** What a button of a row does: its name, or where the table has no room for all of them in one line its picture, which the pointer asks by name. */
export function ActionName({ Icon, name }: ActionNameProps) {
  if (!Icon) return name
  return (
    <span title={name}>
      <Icon aria-hidden className="hidden size-4.5 @3xl:block @7xl:hidden" />
      <span className="@3xl:sr-only @7xl:not-sr-only">{name}</span>
    </span>
  )
}
