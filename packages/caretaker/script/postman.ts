import { villa } from '#content/villa.ts'
import type { Postman } from '#caretaker/mail/postman.ts'

/** Sends mails in the name of the Google account that the script belongs to, as many a day as Google lets it. */
export const postman: Postman = {
  send: async ({ to, subject, text, html, replyTo }) => {
    if (isUsedUp()) return 'quota'
    try {
      MailApp.sendEmail({
        to,
        subject,
        body: text,
        htmlBody: html,
        name: villa.name,
        ...(replyTo && { replyTo: replyTo.address }),
      })
      return null
    } catch (error) {
      const message = String(error)
      if (/invoked too many times|quota/i.test(message)) return 'quota'
      return /invalid email|no recipient/i.test(message) ? 'address' : 'refused'
    }
  },
  knock: async () => (isUsedUp() ? 'quota' : null),
}

function isUsedUp(): boolean {
  return MailApp.getRemainingDailyQuota() < 1
}
