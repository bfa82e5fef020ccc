export const review = {
  title: 'Nasıl geçti?',
  ask: 'Birkaç cümleyle anlatır mısınız? Sizden sonra gelecek misafirler bunu okuyup karar veriyor. İstediğiniz dilde yazın.',
  waiting: 'Teşekkür ederiz. Yayımlanana kadar değiştirebilirsiniz.',
  published:
    'Yorumunuz, yazdığınız gibi, sitemizde yayında. Kaldırmak ya da değiştirmek isterseniz bize yazın.',
  change: 'Değiştir',
  send: 'Gönder',
  sending: 'Gönderiliyor…',
  optional: 'isteğe bağlı',
  nameless: 'Bir misafir',
  shownAs:
    'Hakaret içermeyen her yorumu, eleştirenleri de, olduğu gibi yayımlarız. Herkes puanınızı, yorumunuzu, yazdığınız adı ve kaldığınız ayı görür; başka hiçbir şeyi değil.',
  failed: 'Gönderilemedi. Yazdıklarınız burada duruyor; internet gelince yeniden deneyin.',
  stars_one: '{{count}} yıldız',
  stars_other: '{{count}} yıldız',
  results: {
    stored: 'Yorumunuz bize ulaştı.',
    refused: 'Şu anda yorum yazılamıyor: çıkış gününden sonra yeniden deneyin ya da bize yazın.',
    changed: 'Bu arada başka bir cihazdan yorum yazılmış; onu gösteriyoruz. Sizinki gönderilmedi.',
  },
  fields: {
    rating: 'Puanınız',
    text: 'Yorumunuz',
    name: 'Görünecek adınız',
    language: 'Yazdığınız dil',
  },
}
