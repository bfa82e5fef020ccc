/** What is said of money that came, and of money that did not. */
export const payments = {
  heading: 'Payments',
  title: 'Payments: {{guest}}',
  add: 'Add payment',
  takeBack: 'Undo',
  takeBackPayment: 'Undo the payment',
  takeBackRefund: 'Undo the refund',
  paid: 'Paid',
  outstanding: 'Still owed',
  tooMuch: 'Overpaid',
  overpaid: '{{amount}} overpaid',
  since: 'since {{day}}',
  depositAwaited: 'Awaiting deposit',
  awaited: 'awaited',
  assumed:
    'This stay was added before payments were recorded one by one. With its first payment, the amount paid earlier is added to the list.',
  refund: 'refunded',
  surplus: '{{amount}} more than the amount to collect.',
  fields: {
    date: 'Date',
    amount: 'Amount',
    method: 'Method',
    purpose: 'For',
    iade: 'Refunded to the guest',
  },
  ways: {
    cash: 'Cash',
    transfer: 'Transfer',
    card: 'Card',
    channel: 'Channel (Airbnb, Booking …)',
  },
  purposes: { stay: 'The stay', kapora: 'Deposit', carried: 'Paid earlier' },
}
