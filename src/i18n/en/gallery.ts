import type { Translation } from '#i18n/translation.ts'

export const gallery = {
  title: 'First, a look around',
  lead: 'Start in the garden: doors open, shoes off.',
  tabs: 'Parts of the house',
  categories: {
    garden: 'Garden',
    livingRoom: 'Living room',
    kidsRoom: 'Children’s room',
    parentBedroom: 'Parents’ bedroom',
    bathroom: 'Bathroom',
  },
  viewer: '{{category}} photos',
  thumbnails: 'Thumbnails',
  previous: 'Previous',
  next: 'Next',
  openFullScreen: 'Open full screen',
  failed: 'This photo could not be loaded.',
  play: 'Play the film',
  pause: 'Pause the film',
  counter: '{{index}} / {{count}}',
  unknownPhoto: '{{category}}, photo {{number}}',
  unknownFilm: '{{category}}, film',
  films: {
    garden: {
      caption: 'A light breeze, warm water',
      alt: 'Short film: sunlight plays on the gently moving water of the pool; beside it sunloungers and parasols, behind it the stone grill and a slope of pines.',
    },
  },
  photos: {
    garden: [
      {
        caption: 'Turquoise from end to end',
        alt: 'The mosaic pool stretches away to its ladder and a hammock beyond; sunloungers under a parasol on the right, lavender on the left.',
      },
      {
        caption: 'Which lounger is yours?',
        alt: 'Four wooden sunloungers by the pool, two cream parasols, rolled turquoise towels; a stone grill in the corner and pine hills behind.',
      },
      {
        caption: 'The table is laid under the bougainvillea',
        alt: 'A long wooden table under a pergola on stone pillars: white plates, a bowl of oranges, a jug; stripes of sun on the stone wall.',
      },
      {
        caption: 'The house from the garden',
        alt: 'Beyond lawn and lavender lies the pool, and beyond it the white two-storey house: tiled roof, wooden shutters, a balcony and bougainvillea.',
      },
      {
        caption: 'The little ones’ own pool',
        alt: 'A square children’s pool beside the big one; a red and white swim ring floats in it, with sunloungers and pots of flowers behind.',
      },
      {
        caption: 'Home through the lavender',
        alt: 'A stone path between banks of lavender curves past an old olive tree towards the pool and the house.',
      },
      {
        caption: 'After the lights come on',
        alt: 'At dusk the windows glow warm yellow and the pool is lit from within; empty loungers on the terrace, a table under the pergola.',
      },
      {
        caption: 'All of it, from above',
        alt: 'The villa from above: tiled roofs, the bougainvillea pergola, a stone terrace and two pools side by side, among lavender, lawn and olive trees.',
      },
    ],
    livingRoom: [
      {
        caption: 'The living room opens to the pool',
        alt: 'A bright living room with wooden beams: the dining table in front, a fireplace, a kilim and a sofa behind; pool, lavender and trees outside.',
      },
      {
        caption: 'The long afternoon sofa',
        alt: 'Turquoise and terracotta cushions on a cream sofa; two abstract pictures on the wall, a white vase of olive branches on the low table.',
      },
      {
        caption: 'The table seats six',
        alt: 'A wooden dining table and chairs with woven seats under wicker lamps; the mint-green kitchen behind, an olive tree in a pot in the corner.',
      },
      {
        caption: 'Kitchen and living room in one',
        alt: 'The open kitchen: mint-green cupboards, a white hood, an oven, a ceramic sink and a white fridge; the laid dining table in front.',
      },
      {
        caption: 'An eye on the pot, an eye on the garden',
        alt: 'A turquoise pot on the ceramic hob, wooden spoons beside it, a farmhouse sink with a brass tap; two plants on the window sill.',
      },
      {
        caption: 'The corner for finishing that book',
        alt: 'A bamboo armchair by the glass door to the pool, a cup and books on a round side table; a broad-leaved plant behind, a basket on the floor.',
      },
      {
        caption: 'First coffee of the day',
        alt: 'A cup of coffee on the wooden table, a turquoise bowl on a stack of books, olive branches in a speckled white vase.',
      },
    ],
    kidsRoom: [
      {
        caption: 'Bear sleeps left, rabbit right',
        alt: 'Two single beds with striped covers, a teddy bear on one and a rabbit on the other; a window between them, bunting above, a round rug below.',
      },
      {
        caption: 'Bunting up, polka dots on the wall',
        alt: 'The children’s room from the corner: two beds along a mint-green wall, bookshelves opposite, coloured dots, a straw hat and air conditioning.',
      },
      {
        caption: 'The desk for drawing the sea',
        alt: 'A child’s wooden desk and chair with pencils, paper and a globe; books on the shelves, a striped bag and a straw hat on the pegs.',
      },
      {
        caption: 'The wooden train leaves every morning',
        alt: 'A toy shelf under the window: a wooden train, a rainbow, coloured blocks, a teddy bear, books and two baskets.',
      },
      {
        caption: 'Rabbit is early to bed',
        alt: 'A knitted rabbit leans on the pillow of a turquoise-striped bed; a lamp with a yellow base beside it, trees in the window.',
      },
    ],
    parentBedroom: [
      {
        caption: 'No alarm clock',
        alt: 'A wide double bed with a turquoise throw and layers of pillows; lamps on both sides, a bench at the foot, an olive tree in the corner.',
      },
      {
        caption: 'Draw the curtain: treetops',
        alt: 'The glass doors upstairs open to a sunny balcony, trees and green hills; inside a colourful kilim, a double bed and wooden beams.',
      },
      {
        caption: 'Five more minutes',
        alt: 'Morning sun on cream, sea-green and turquoise pillows against a cane headboard; a picture of the sea on the wall.',
      },
    ],
    bathroom: [
      {
        caption: 'A long shower after the sea',
        alt: 'A wide walk-in shower in turquoise tiles: a glass screen, a brass shower head, a folded towel on a stool; sun from the window on the floor.',
      },
      {
        caption: 'The garden is in the mirror too',
        alt: 'A ceramic basin on a wooden cabinet, a window and the garden in the round brass mirror; rolled towels and a basket on the shelf.',
      },
    ],
  },
} satisfies Translation['gallery']
