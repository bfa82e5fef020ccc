import type { LucideIcon } from 'lucide-react'

type ActionNameProps = { Icon: LucideIcon | undefined; name: string }

/** A row button's name, or its icon with a tooltip when the row is too narrow. */
export function ActionName({ Icon, name }: ActionNameProps) {
  if (!Icon) return name
  return (
    <span title={name}>
      <Icon aria-hidden className="hidden size-4.5 @3xl:block @7xl:hidden" />
      <span className="@3xl:sr-only @7xl:not-sr-only">{name}</span>
    </span>
  )
}
