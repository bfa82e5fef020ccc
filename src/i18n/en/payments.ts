/** What is said of money that came, and of money that did not. */
export const payments = {
  heading: 'Payments',
  title: 'Payments: {{guest}}',
  add: 'Add payment',
  takeBack: 'Undo',
  takeBackPayment: 'Undo the payment',
  takeBackRefund: 'Undo the refund',
  paid: 'Paid',
  outstanding: 'To collect',
  tooMuch: 'Paid too much',
  overpaid: '{{amount}} too much paid',
  since: 'since {{day}}',
  depositAwaited: 'Deposit awaited',
  assumed:
    'This stay was stored before payments were written down one by one. With its first payment what was paid before comes into the list.',
  refund: 'given back',
  surplus: '{{amount}} more than is to be collected.',
  fields: {
    date: 'Day',
    amount: 'Amount',
    yol: 'How',
    ne: 'For',
    iade: 'Given back to the guest',
  },
  ways: {
    nakit: 'Cash',
    havale: 'Transfer',
    kart: 'Card',
    channel: 'Channel (Airbnb, Booking …)',
  },
  purposes: { stay: 'The stay', kapora: 'Deposit', devir: 'Paid before' },
}
