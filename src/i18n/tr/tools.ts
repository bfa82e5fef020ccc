export const tools = {
  made: '{{file}} hazırlandı, tarayıcınız indiriyor: {{holds}}.',
  failed: 'Dosya hazırlanamadı: {{message}}',
  stays_one: '{{count, number}} konaklama',
  stays_other: '{{count, number}} konaklama',
  csv: {
    title: 'Excel için liste',
    text: 'Bütün konaklamalar, her bilgisiyle: çift tıklayınca Excel’de açılan bir liste.',
    button: 'CSV indir',
    file: 'rezervasyonlar',
    yes: 'evet',
    unreadable_one: '{{count}} kayıt okunamadığı için listede yer almaz.',
    unreadable_other: '{{count}} kayıt okunamadığı için listede yer almaz.',
  },
}
