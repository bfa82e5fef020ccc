import type { landing as turkish } from '#i18n/tr/landing.ts'
import type { Shape } from '#i18n/translation.ts'

export const landing = {
  trust: {
    label: 'Your hosts',
    hosts: '{{hosts, list}}',
    hostsText: 'Your hosts reply to you personally',
    reviews_one: '{{average}} · {{count}} review',
    reviews_other: '{{average}} · {{count}} reviews',
    permit: 'Tourism rental permit no.',
    check: 'Check it on e-Devlet: turkiye.gov.tr',
    cancelling: 'Free cancellation until {{freeCancellationDays}} days before check-in',
    cancellingText: 'Your full deposit is refunded',
    fees: 'Book with the owners, no platform fee',
    feesText: 'Before you pay, call us; the account is in our own names.',
  },
  features: {
    title: 'Six reasons to love this house',
    items: [
      {
        title: 'A pool to yourselves',
        description: 'The first swim of the day is yours, and so is the last.',
        colour: 'water',
        drawing: 'pool',
      },
      {
        title: 'A pool for the little ones',
        description: 'Right beside the big one, in plain sight of the sunloungers.',
        colour: 'sun',
        drawing: 'swimRing',
      },
      {
        title: 'A long table under the bougainvillea',
        description: 'Breakfast runs into lunch here, and nobody is first to leave dinner.',
        colour: 'bougainvillea',
        drawing: 'tableLamp',
      },
      {
        title: 'One fire indoors, one in the garden',
        description:
          'The stone grill is for fish, the fireplace for cool October evenings. The logs are stacked.',
        colour: 'clay',
        drawing: 'fire',
      },
      {
        title: 'A path through lavender',
        description:
          'Flat stones, an old olive tree on the corner, a striped hammock a few steps on.',
        colour: 'lavender',
        drawing: 'lavender',
      },
      {
        title: 'A village, but close to everything',
        description:
          'Dalyan, İztuzu beach and the airport are all a short drive. Land and swim on the same day.',
        colour: 'pine',
        drawing: 'turtle',
      },
    ],
  },
  info: {
    title: 'Come on in',
    paragraphs: [
      '{{villa}} stands on two floors below pine-covered hills: stone at the corners, whitewash between, wooden shutters. It suits a family, or friends who get on.',
      'Under the beams of the living room are a fireplace, a long table and doors that open straight onto the pool.',
    ],
    facts: [
      { value: '{{guests}}', label: 'guests' },
      { value: '{{bedrooms}}', label: 'bedrooms' },
      { value: '{{bathrooms}}', label: 'bathroom, {{toilets}} WC' },
      { value: '{{wifi}}', label: 'Mbit/s Wi-\u2060Fi' },
    ],
    rooms: {
      parents: {
        title: 'The parents’ bedroom',
        text: 'Upstairs, with a bench at the foot of the bed and a potted olive tree in the corner. The balcony looks out on treetops and hills, with the pool below.',
      },
      children: {
        title: 'The children’s room',
        text: 'Next door, under striped blankets; one bed is taken by a bear, the other by a rabbit. The desk, a shelf of books and a wooden train are theirs as well.',
      },
      livingRoom: {
        title: 'The living room',
        text: 'It has no door: whoever takes the sofa bed wakes up with the house. The bathroom and WC are upstairs.',
      },
    },
    kitchen: {
      title: 'A kitchen in mint green',
      text: 'Open to the living room, with a window onto the garden. In it you will find:',
      items: [
        'Ceramic hob and extractor hood',
        'Built-in oven',
        'Fridge and freezer',
        'Dishwasher',
        'Deep farmhouse sink',
        'Cast-iron pot, wooden spoons, chopping boards',
        'Moka pot and cezve',
        'Plates and glasses for six',
        'Dining table for six',
      ],
    },
    amenities: {
      title: 'House and garden',
      airConditioning: {
        title: 'Air conditioning',
        text: 'In both bedrooms, not in the living room',
      },
      fireplace: { title: 'Fireplace', text: 'In the living room' },
      grill: { title: 'Stone grill', text: 'With a worktop' },
      table: { title: 'Pergola table', text: 'Under bougainvillea' },
      loungers: { title: 'Sunloungers', text: '{{sunLoungers}} of them, two parasols' },
      hammock: { title: 'Hammock', text: 'Beside the lavender' },
      shower: { title: 'Walk-in shower', text: 'In turquoise tiles' },
      television: { title: 'Television', text: 'In the living room' },
      toys: { title: 'Toys and books', text: 'In the children’s room' },
    },
    pool: {
      title: 'The pool, to scale',
      text: 'Seen from above: the house and the sunloungers on one side, lavender on the other, the children’s pool at the end.',
      safety: 'The pool has no fence: never leave small children alone.',
      safetyOfTwo:
        'The pool has no fence, and the children’s pool is {{childrensDepth, number}}\u00a0m deep: never leave small children alone.',
      shallow: 'It is {{depth}} m deep at the shallowest.',
      steps: 'Steps lead into the water.',
      surrounds: {
        stone: 'Stone paving all around.',
        wood: 'Wooden decking all around.',
        lawn: 'Lawn all around.',
      },
      size: { value: '{{length, number}}×{{width, number}} m', label: 'length and width' },
      depth: { value: '{{depth, number}} m', label: 'depth' },
      children: { value: '1', label: 'separate children’s pool' },
      loungers: { value: '{{sunLoungers}}', label: 'sunloungers' },
    },
    location: {
      title: 'In a village, near {{near}}',
      text: '{{village}} is a quiet village between the river and the hills, in Muğla province in south-west Türkiye. A bakery and a grocer’s are {{shopMetres, number}} metres away. Approximate distances by road:',
      showOnMap: 'Show on a map',
      directions: 'Get directions',
      evening:
        'The terrace door at dusk, lit from inside, with a lemon tree, lavender and geraniums in pots.',
      sketch: 'A sketch, not to scale: distances are in the list.',
      hospital: 'Nearest hospital',
      market: 'Nearest supermarket',
      transfer: 'Airport transfer',
      waters: { sea: 'Mediterranean', lake: 'Lake Köyceğiz' },
      onMap: {
        dalyan: 'Dalyan',
        ortaca: 'Ortaca',
        sarigerme: 'Sarıgerme',
        iztuzu: 'İztuzu',
        airport: 'Airport',
        gocek: 'Göcek',
        fethiye: 'Fethiye',
        akyaka: 'Akyaka',
      },
      places: {
        dalyan: 'Dalyan centre',
        ortaca: 'Ortaca',
        sarigerme: 'Sarıgerme beach',
        iztuzu: 'İztuzu beach',
        airport: 'Dalaman airport',
        gocek: 'Göcek',
        fethiye: 'Fethiye',
        akyaka: 'Akyaka',
      },
    },
    activities: {
      title: 'If you ever leave the pool',
      items: [
        {
          title: 'By boat from Dalyan',
          text: 'Through the reeds and past the rock tombs, down to İztuzu.',
        },
        {
          title: 'Kaunos',
          text: 'An ancient theatre and a lost harbour; a rowing boat takes you across.',
        },
        {
          title: 'Mud baths at Sultaniye',
          text: 'Sulphur springs on the shore of Lake Köyceğiz.',
        },
        {
          title: 'İztuzu beach',
          text: 'Sea on one side, river on the other. On summer nights it belongs to the turtles.',
        },
        { title: 'The Göcek coves', text: 'Hire a boat in the morning and swim in every bay.' },
        {
          title: 'The Azmak river in Akyaka',
          text: 'Clear and ice-cold, with lunch served on decks above the water.',
        },
      ],
    },
    prices: {
      title: 'Prices',
      lead: 'For the whole house.',
      dates: 'Nights',
      minNights: 'Minimum stay',
      perNight: 'Per night',
      weekend: 'weekend {{amount}}',
      week: '{{percent}}% off for a week or longer',
      arrival: 'Check-in: {{weekdays}}',
      weekends: 'The weekend price applies to Friday and Saturday nights.',
      cleaning: 'A cleaning fee of {{amount}} is added once per stay.',
      deposit: 'The deposit is {{percent}}% of the total.',
      tax: {
        included: 'Accommodation tax ({{percent}}%) is included.',
        door: 'Accommodation tax ({{percent}}%) is paid on arrival, on top of the price.',
      },
      other: 'For nights that are not in the table, we will send you the price.',
    },
    notes: {
      title: 'House rules',
      private: 'The house, garden and pool are yours alone; you share them with nobody.',
      guests: 'We can host up to {{guests}} guests.',
      cleaning: 'A cleaning fee applies, once per stay.',
      pets: 'Pets are not allowed.',
      smoking: 'No smoking inside the house.',
    },
  },
  footer: {
    title: 'The lights are on.\nWrite to us.',
    whatsapp: 'Write on WhatsApp',
    whatsappText: 'Hello, we would like to stay at {{villa}}. Which days are free?',
    about:
      'When you write, we reply ourselves; there is no call centre. Any question asked before you come is a good one.',
    activitiesTitle: 'Nearby',
    linksTitle: 'Sections',
    addressTitle: 'Address',
    map: 'Show on a map',
    permit: 'Tourism rental permit no.',
    check: 'check it on e-Devlet',
    privacy: 'Privacy notice',
    copyright: '© {{year}} {{villa}}. All rights reserved.',
  },
} satisfies Shape<typeof turkish>
