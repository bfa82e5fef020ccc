import type { Translation } from '#i18n/translation.ts'

export const admin = {
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
  cancel: 'Cancel',
  login: {
    title: 'Admin sign-in',
    email: 'Email',
    password: 'Password',
    showPassword: 'Show what I type',
    submit: 'Sign in',
    failed: {
      signIn: 'Sign-in failed: {{message}}',
      forgot: 'The link could not be sent: {{message}}',
    },
    forgot: 'I forgot my password',
    forgotSent:
      'If this address is registered, a reset link arrives within a few minutes. Look in the junk folder, too.',
  },
  header: {
    title: 'Reservations',
    toSite: 'View the site',
    signOut: 'Sign out',
  },
  connection: {
    lost: 'The connection is lost. You see the last known state; it refreshes by itself once the connection is back.',
    unsaved:
      'Your change is not saved yet; keep this tab open. Until then no other record can be opened.',
  },
  session: {
    title: 'Your session has ended',
    text: 'What you typed is still here. Type the password of {{email}} to go on where you were.',
    submit: 'Go on',
    lapsed: 'Your session has ended; sign in again. What you typed is still here.',
  },
  clock: {
    wrong:
      'This device’s clock is wrong. Days follow the clock at the villa instead: today is {{today}}.',
  },
  failure: {
    credentials: 'The e-mail address or the password is wrong.',
    email: 'This is not an e-mail address.',
    disabled: 'This account has been switched off.',
    attempts: 'Too many attempts. Try again in a few minutes.',
    network: 'The server could not be reached. Check your connection.',
    permission: 'The database did not allow it.',
    nightTaken: 'The night of {{night}} belongs to another stay: {{guest}}.',
    changed: 'This record has just changed. Look at it as it is now, and try again.',
    gone: 'This record has just been deleted.',
  },
  figures: {
    coming_one: 'Coming stay',
    coming_other: 'Coming stays',
    nights: 'Nights taken in the next 30 days',
    toCollect: 'Still to collect',
  },
  fields: {
    musteriAdi: 'Customer',
    girisTarihi: 'Check-in',
    cikisTarihi: 'Check-out',
    kapora: 'Deposit',
    kalan: 'Remainder',
    toplamUcret: 'Total',
    notlar: 'Notes',
  },
  form: {
    addTitle: 'New reservation',
    editTitle: 'Edit the reservation',
    datePlaceholder: 'dd.mm.yyyy',
    add: 'Add',
    update: 'Update',
    clear: 'Clear',
    saving: 'Saving…',
    added: 'Added: {{guest}}',
    updated: 'Updated: {{guest}}',
    failed: 'Could not save: {{message}}',
    past: 'in the past',
    amountRead: '= {{amount}}',
    notANumber: 'Not a number: saved as 0.',
    savedAsZero: 'Saved as 0 if it stays so.',
    depositAboveTotal: 'The deposit is above the total.',
    difference: 'Total − deposit',
    useDifference: 'Take {{amount}}',
    changedElsewhere:
      'This record changed while you were typing. It now reads: {{guest}}, {{dates}}. When you save, changes to other fields are put together; for the same field you will be asked.',
    takeTheirs: 'Take the new version',
    removedElsewhere:
      'This record was deleted while you were typing. What you typed is still here.',
    addAgain: 'Add it again',
  },
  clash: {
    title: 'The other owner has changed this, too, while you were typing. Which is to stand?',
    mine: 'Yours:',
    theirs: 'The other owner’s:',
    thenSave: 'Choose, then save again.',
  },
  overlaps: {
    title: 'Stays on the same nights',
    intro:
      'These stays share nights. Call one of the guests, then change that stay’s dates or delete it.',
    shared: 'On both: {{dates}}',
  },
  older: {
    title: 'Records from the earlier site',
    intro:
      'Everything in these records can still be read by anyone. They are moved once you agree with how they are read, or have corrected them.',
    reading: '{{field}}: “{{before}}” will become {{after}}',
    wrong: 'Cannot be moved; missing, too long or not text: {{fields}}.',
    eski: 'an unknown field',
    move: 'Move as shown',
  },
  table: {
    caption: 'Reservations by check-in',
    search: 'Search',
    searchHint: 'Name, note or date',
    count_one: '{{count}} record',
    count_other: '{{count}} records',
    toToday: 'Go to today',
    actions: 'Actions',
    empty: 'No records found.',
    past: 'past',
    now: 'here now',
    edit: 'Edit',
    delete: 'Delete',
    earlier: 'Show earlier ones ({{count}})',
    later: 'Show later ones ({{count}})',
  },
  deletion: {
    question: 'Are you sure you want to delete this?',
    confirm: 'Yes, delete',
    failed: 'Could not delete: {{message}}',
    changed:
      'This record has just changed. It is shown below as it is now; delete it all the same?',
  },
  unreadable: {
    title: 'Records that cannot be read',
    intro:
      'These records are still in the database, but neither the calendar nor the list shows them. Edit and save them, or delete them.',
    problems: {
      dates: 'Its dates cannot be read: {{fields}}.',
      order: 'Check-out does not come after check-in.',
      details: 'Its details are missing or malformed: {{fields}}.',
    },
    delete: 'Delete the record',
  },
  requests: {
    title: 'Requests',
    empty: 'No requests yet.',
    sent: 'Sent: {{time}}',
    use: 'Copy to a reservation',
  },
} satisfies Translation['admin']
