import { AUTHOR, days, details, july, nights, NOW, said, stay } from './writes.ts'
import { edit, priv, pub, type Rows } from './season.ts'

/** What nobody may do, owners included: say in the log what is not so, or store what is no stay. */
export const REFUSED_LOG: Rows = [
  // The log.
  ['say another moment', edit(4, {}, { at: 5 })],
  ['say another author', edit(4, {}, { by: 'coowner@example.com' })],
  ['say no moment', edit(4, {}, { at: null })],
  ['say no author', edit(4, {}, { by: null })],
  ['say no verb', edit(4, {}, { verb: null })],
  ['say no version', edit(4, {}, { version: null })],
  ['say a version as text', edit(4, {}, { version: '4' })],
  ['say an unknown verb', edit(4, {}, { verb: 'edits' })],
  ['say what nobody asked', edit(4, {}, { why: 'x' })],
  ['say a name for ever', edit(4, {}, { before: { musteriAdi: 'Ayşe' } })],
  ['say a long text', edit(4, {}, { before: { girisTarihi: '10.07.20266' } })],
  ['say a branch', edit(4, {}, { after: { kapora: { a: 1 } } })],
  ['say something under a strange name', edit(4, {}, { after: { 'Ayşe Kaya': true } })],
  [
    'say two things of one write',
    { ...edit(4, {}), 'log/a/other': { at: NOW, by: AUTHOR, verb: 'edit', version: 4 } },
  ],
  [
    'write into the log alone',
    { 'log/a/other': { at: NOW, by: AUTHOR, verb: 'edit', version: 4 } },
  ],
  [
    'hide data in a key of the log',
    {
      [`${priv('a')}/version`]: 4,
      [`log/a/${'x'.repeat(41)}`]: { at: NOW, by: AUTHOR, verb: 'edit', version: 4 },
      'log/a/last': 'x'.repeat(41),
    },
  ],
  ['change an entry', { 'log/a/edit3/verb': 'delete' }],
  ['replace an entry', { 'log/a/edit3': { at: NOW, by: AUTHOR, verb: 'edit', version: 3 } }],
  ['delete an entry', { 'log/a/edit3': null }],
  [
    'say anew what was said of the prices',
    {
      'prices/revision': 2,
      'log/prices/one': { at: NOW, by: AUTHOR, verb: 'terms', revision: 2 },
      'log/prices/last': 'one',
    },
  ],
  ['point the log elsewhere', { 'log/gone/last': 'delete1' }],
  ['forget what is newest', { 'log/a/last': null }],
  ['delete the log of a stay', { 'log/a': null }],
  ['delete the log', { log: null }],
  // What a record holds.
  [
    'add a stay without a name',
    {
      ...stay('new', 14, 16, 1),
      ...nights('new', 14, 15),
      [priv('new')]: { ...details, musteriAdi: '', ...days(july(14), july(16)), version: 1 },
      ...said('new', 'add', 1),
    },
  ],
  ['write a huge name', edit(4, { [`${priv('a')}/musteriAdi`]: 'x'.repeat(201) })],
  ['write an empty name', edit(4, { [`${priv('a')}/musteriAdi`]: '' })],
  ['write huge notes', edit(4, { [`${priv('a')}/notlar`]: 'x'.repeat(5001) })],
  ['write a field of another name', edit(4, { [`${priv('a')}/extra`]: 1 })],
  ['leave out the notes', edit(4, { [`${priv('a')}/notlar`]: null })],
  ['write a deposit as text', edit(4, { [`${priv('a')}/kapora`]: '100' })],
  ['publish a name', edit(4, { [`${pub('a')}/musteriAdi`]: 'Ayşe' })],
  ['write a date that is none', { ...edit(4, { [`${pub('a')}/girisTarihi`]: '31.02.2026' }) }],
]
