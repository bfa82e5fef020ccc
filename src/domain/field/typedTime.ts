/**
 * Formats a typed time as HH:mm: 14:30, 14.30, 1430, 9:5 and 14 become 14:30, 09:05 and 14:00;
 * leaves invalid times as typed.
 */
export function tidyTime(text: string): string {
  const typed = text.trim()
  const parts =
    /^(?<hour>\d{1,2})(?:[:., ](?<minute>\d{1,2}))?$/.exec(typed) ??
    /^(?<hour>\d{2})(?<minute>\d{2})$/.exec(typed)
  if (!parts) return typed
  const [hour, minute] = [Number(parts.groups?.['hour']), Number(parts.groups?.['minute'] ?? 0)]
  if (hour > 23 || minute > 59) return typed
  return [hour, minute].map((number) => String(number).padStart(2, '0')).join(':')
}
