import type { Translation } from '#i18n/translation.ts'

export const privacy = {
  title: 'Your personal data',
  intro:
    'This page says what we do with what you tell us when you ask for a stay, as the Turkish data protection law (KVKK, no. 6698) and the GDPR ask us to.',
  sections: [
    {
      title: 'Who is responsible?',
      text: 'The owners of {{villa}}. Our address and how to reach us stand at the foot of the page.',
    },
    {
      title: 'What do we receive?',
      text: 'Only what you type into the form: your name, e-mail address, telephone number, the days of your stay and, if you like, a note. And the language in which you read the page, so that we can answer in it. We ask for no payment details and no identity numbers.',
    },
    {
      title: 'What for, and on what legal basis?',
      text: 'To answer you and to arrange your stay (KVKK art. 5/2-c and GDPR art. 6(1)(b): steps before a contract). We send no advertising.',
    },
    {
      title: 'Where is it kept, and who sees it?',
      text: 'On Google Firebase, on servers outside Türkiye. Only the two owners can read it. The public calendar shows which days are taken, never by whom. Your own guest page opens only for those who know its link; it shows your days and how your request stands, not your name or how to reach you. The owners see when that page was last opened, not by whom. After your stay you may write a review there; if we publish it, everybody sees your rating, your words, the name you want shown and the month of your stay, and nothing else. We pass nothing on, except where the law asks for it, such as registering guests on arrival.',
    },
    {
      title: 'For how long?',
      text: 'Requests that do not become a stay are deleted within a year. Records of stays are kept for as long as tax law asks.',
    },
    {
      title: 'What stays in your browser?',
      text: '{{traces}} Your choice of language and, for seven days, a half-filled form or review stay in your own browser alone; the form is gone once it is sent or emptied. What you asked for (days, name, e-mail, the link to your guest page) is kept on this device until seven days after your check-out day, or until you begin a new request, so that we can show it to you again.',
    },
    {
      title: 'Your rights',
      text: 'You may ask what we hold, have it corrected or deleted, and object to its use (KVKK art. 11). Write to us and we will answer within thirty days. If the answer does not satisfy you, you can turn to the Turkish Data Protection Board.',
    },
  ],
  traces: {
    none: 'No cookies and no tracking.',
    reCaptcha:
      'No tracking. Google reCAPTCHA checks that the form is not filled in by a robot; for that Google sets a cookie and sees your browser and its address.',
  },
  write: 'Write to us',
} satisfies Translation['privacy']
