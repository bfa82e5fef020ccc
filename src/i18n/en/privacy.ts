import type { Translation } from '#i18n/translation.ts'

export const privacy = {
  title: 'Your personal data',
  intro:
    'This page explains how we use the details that you give us when you request a stay, as required by the Turkish data protection law (KVKK, no. 6698) and the GDPR.',
  sections: [
    {
      title: 'Who is responsible?',
      text: 'For {{villa}}, {{hosts, list}}; our address and contact details are at the bottom of the page.',
    },
    {
      title: 'What data do we collect?',
      text: 'Only what you type into the form: your name, e-mail address, phone number, the dates of your stay and, if you like, the numbers of adults, children and infants, your arrival time and a note. We also store the language in which you read the page, so that we can reply in it. We ask for no payment details or identity numbers.',
    },
    {
      title: 'Why, and on what legal basis?',
      text: 'To reply to you and to arrange your stay (KVKK art. 5/2-c and GDPR art. 6(1)(b): steps before a contract). We send no advertising.',
    },
    {
      title: 'Where is it stored, and who sees it?',
      text: 'On Google Firebase, on servers outside Türkiye; Google also delivers these pages and sees your IP address when it does. Only we can read all of it. The public calendar shows booked days but no names. Only people who know its link can open your guest page; it shows what you asked for (dates, arrival time, numbers of guests, estimate, note), the status of your request and your payments, but not your name or contact details. After your stay you can write a review there; we publish every review unless it is offensive, and everyone sees your rating, your review, the name you choose and the month of your stay, and nothing else.',
    },
    {
      title: 'Who else receives some of it?',
      text: 'Our cleaner has a list, under a link of its own: your first name, the days you arrive and leave, the arrival time you announced, the number of guests, whether you need a cot, and notes about the house. Your entry goes with the first change that we save later than three days after you leave. We receive e-mails with your request (name, dates, arrival time, number of guests, estimate, e-mail, phone, note) and with what is due; our e-mail provider stores them. Other sites that offer our house get the booked days, without names. If you write to us on WhatsApp, Meta processes your message and number; that is your choice, and e-mail and telephone do as well. We share nothing with others, except where the law requires it, such as registering guests on arrival.',
    },
    {
      title: 'How long do we keep it?',
      text: 'Requests that do not become a stay are deleted within a year. Records of stays are kept for as long as tax law requires. Daily backups are kept on a device or server of ours: the last fourteen, and one of each of the last twelve months. So what we delete can remain in a backup for up to a year.',
    },
    {
      title: 'What is stored in your browser?',
      text: 'No cookies and no tracking. Your choice of language and, for seven days, an unfinished form or review are stored only in your own browser; the form is deleted once it is sent or emptied. A summary of your request (dates, name, e-mail, number of guests, estimate, the link to your guest page) is kept on this device until seven days after your check-out day, or until you start a new request, so that we can show it to you again.',
    },
    {
      title: 'Your rights',
      text: 'You may ask what we hold, have it corrected or deleted, and object to its use (KVKK art. 11). Write to us and we will reply within thirty days. If you are not satisfied with our reply, you can turn to the Turkish Data Protection Board.',
    },
  ],
  write: 'Write to us',
} satisfies Translation['privacy']
