/** What is said of a year as the accountant asks for it. */
export const statement = {
  title: 'Muhasebeci için {{year}}',
  text: 'Her ay iki türlü: gecelere göre ne kazanıldığı, ödeme gününe göre ne geldiği. Ödenen, yukarıda, konaklamanın başladığı aydadır; Tahsilat, paranın geldiği ayda.',
  by: { night: 'Gecelere göre', payment: 'Ödeme gününe göre' },
  columns: {
    stays: 'Konaklama',
    nights: 'Dolu gece',
    income: 'Gelir',
    kept: 'İptalden kalan',
    incomeTax: 'Vergi {{percent}} (gelirden)',
    received: 'Tahsilat',
    receivedOfCancelled: 'İptallerden',
    receivedTax: 'Vergi {{percent}} (tahsilattan)',
  },
  year: 'Yıl',
  seller: 'Satan',
  own: 'Kendimiz',
  all: 'Toplam',
  split: 'Satana göre ayır',
  keptUntaxed:
    'İptalden kalan tutar gelirdendir; gecesi olmadığı için konaklama vergisi hesaplanmaz.',
  undated: 'Günü bilinmeyen',
  undatedText_one:
    '{{count}} konaklamanın ödemeler tek tek kaydedilmeden önce gelmiş parasının günü bilinmiyor: hiçbir aya eklenmedi, konaklamanın başladığı yılda ayrı bir satırdadır.',
  undatedText_other:
    '{{count}} konaklamanın ödemeler tek tek kaydedilmeden önce gelmiş parasının günü bilinmiyor: hiçbir aya eklenmedi, konaklamanın başladığı yılda ayrı bir satırdadır.',
  ofDeleted_one: 'Silinmiş bir konaklamaya yazılmış {{count}} ödeme sayılmadı.',
  ofDeleted_other: 'Silinmiş konaklamalara yazılmış {{count}} ödeme sayılmadı.',
  files: {
    months: {
      button: 'Ayları indir (CSV)',
      file: 'muhasebe {{year}}',
      holds_one: '{{count}} ay',
      holds_other: '{{count}} ay',
    },
    payments: {
      button: 'Ödemeleri indir (CSV)',
      file: 'ödemeler {{year}}',
      holds_one: '{{count, number}} ödeme',
      holds_other: '{{count, number}} ödeme',
    },
  },
  writtenBy: 'Yazan',
  foreignAmount: 'Döviz tutarı',
  foreign: 'Döviz olarak alınan {{amounts}}, alındığı günün kuruyla {{lira}}; toplamlara bu dâhil.',
}
