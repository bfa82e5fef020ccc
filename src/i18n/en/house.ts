import type { Translation } from '#i18n/translation.ts'

export const house = {
  sleeping: {
    title: 'Beds for {{guests}}',
    beds: {
      double_one: '{{count}} double bed',
      double_other: '{{count}} double beds',
      single_one: '{{count}} single bed',
      single_other: '{{count}} single beds',
      sofaBed_one: '{{count}} sofa bed',
      sofaBed_other: '{{count}} sofa beds',
    },
    air: { cooled: 'air conditioned', uncooled: 'no air conditioning' },
    photos_one: 'See its {{count}} photo',
    photos_other: 'See its {{count}} photos',
    sleeps_one: '{{count}} person',
    sleeps_other: '{{count}} people',
  },
  plans: {
    floors: {
      ground: {
        title: 'Ground floor',
        description:
          'Plan of the ground floor: one long room, with the fireplace and sofa in the west and the kitchen and the table for six in the east. Its doors open south to the pool terrace; in front of the sofa end is the bougainvillea pergola. Hall, stairs and laundry are in the north.',
      },
      upper: {
        title: 'Upper floor',
        description:
          'Plan of the upper floor: side by side in the south the children’s room, the parents’ bedroom with a balcony over the pool, and the bathroom with its WC; in the north the stairs and the landing.',
      },
    },
    names: {
      living: 'Living',
      kitchen: 'Kitchen',
      hall: 'Hall',
      pergola: 'Pergola',
      children: 'Children',
      parents: 'Parents',
      bathroom: 'Bath',
      landing: 'Landing',
      balcony: 'Balcony',
    },
  },
  fold: {
    title: 'House, kitchen and rules',
    text: 'Air conditioning, heating, kitchen, check-in and check-out, parking, pets and the rest.',
  },
  practical: {
    title: 'At a glance',
    items: [
      {
        title: 'Check-in',
        text: 'From\u00a0{{checkInFrom}}$t(house.latestArrival, {"context": "{{latest}}"})',
      },
      { title: 'Arriving at night', text: '$t(house.lateArrival, {"context": "{{latest}}"})' },
      { title: 'Check-out', text: 'By {{checkOutBy}}' },
      { title: 'Wi-Fi', text: 'In every room' },
      { title: 'Parking', text: 'For {{parkingSpaces}} cars, in the garden' },
      { title: 'Linen and towels', text: 'Provided, pool towels too' },
      { title: 'Washing machine', text: 'In the house, with detergent' },
      { title: 'Bathroom', text: '{{bathrooms}} bathroom, {{toilets}} WC, upstairs' },
      {
        title: 'Heating',
        text: 'Air conditioning in the bedrooms, a fireplace in the living room',
      },
    ],
  },
  lateArrival_open: 'There is no latest hour; tell us when you land.',
  lateArrival_limited: 'We expect you until {{checkInUntil}}; write to us if you land later.',
  latestArrival_open: '',
  latestArrival_limited: ', until\u00a0{{checkInUntil}} at the latest',
  terms: {
    title: 'Payment and cancellation',
    items: [
      'Deposit: paid by bank transfer once you accept the price; your booking is confirmed when it reaches our account.',
      '$t(house.terms.balance, {"context": "{{pays}}"})',
      '$t(house.terms.damage, {"context": "{{damage}}"})',
      'Cancellation: free until {{freeCancellationDays}} days before check-in, and the deposit is refunded. $t(house.terms.late, {"context": "{{keeps}}"})',
    ],
    balance_arrival: 'Remainder: on the day you arrive, at the door, in cash or by transfer.',
    balance_ahead: 'Remainder: by bank transfer, {{balanceDays}} days before check-in.',
    damage_none: 'Damage deposit: none.',
    damage_taken:
      'Damage deposit: {{damageDeposit, money}}, taken on arrival and returned on departure.',
    late_deposit: 'After that we keep the deposit.',
    late_share: 'After that we keep {{latePercent}}% of the total.',
  },
  questions: {
    title: 'What everyone asks',
    items: [
      {
        question: 'What happens after a request?',
        answer:
          'Within {{answerHours}} hours we send you the exact price and the details. If you accept, the deposit reserves your dates; until then you pay nothing.',
      },
      {
        question: 'Can we bring a baby?',
        answer:
          'Of course. There is a travel cot and a high chair in the house; mention it in your request and they will be ready.',
      },
      {
        question: 'Is the pool heated?',
        answer: 'Only by the sun. It is pleasant from late May to the middle of October.',
      },
      {
        question: 'How far is the airport?',
        answer:
          'Dalaman airport is twenty minutes away by car. If you like, we will have a taxi waiting at the exit.',
      },
      {
        question: 'Can we arrive at night?',
        answer:
          '$t(house.lateArrival, {"context": "{{latest}}"}) If you arrive after midnight, choose the day before as your check-in day.',
      },
      {
        question: 'Can we do without a car?',
        answer:
          'Yes. A bakery and a grocer’s are {{shopMetres, number}} metres away, minibuses to {{near}} pass all day, and the boat to the beach leaves from there.',
      },
    ],
  },
  hosts: {
    title: 'We welcome you in person',
    text: 'We are {{hosts, list}}. We built the house ten years ago in the family’s olive grove, and have looked after its garden and its guests ever since. We live at the other end of the village: we hand you the key ourselves, and if you need anything, we are there in ten minutes.',
    answer: 'Write in Turkish or English; we reply within {{answerHours}} hours.',
    permit:
      'Check us before you pay: type “{{words}}” into the search of e-Devlet, and enter no. {{permit}} in the service that opens.',
    permitShows: 'The answer should show: {{shown}}.',
    toService: 'Open e-Devlet',
    phoneElsewhere: 'You also find our number, {{phone}}, here:',
    portrait: '$t(trust.yourHosts, {"count": {{hosts.length}}}), {{hosts, list}}',
    reviews: 'What guests say',
  },
  reviews: {
    whoWrites: 'Only guests who have stayed here can write a review.',
    average_one: '{{average}} out of 5 · {{count}} review',
    average_other: '{{average}} out of 5 · {{count}} reviews',
    all: 'Show all {{count}}',
    fewer: 'Show fewer',
    stars_one: '{{count}} star',
    stars_other: '{{count}} stars',
    nameless: 'A guest',
    answer: 'Our reply:',
  },
} satisfies Translation['house']
