/** The words of who has stayed: what they are asked on their page, and what they read of it. */
export const review = {
  title: 'Nasıl geçti?',
  ask: 'Birkaç cümleyle anlatır mısınız? Sizden sonra gelecekler bunu okuyup karar veriyor. İstediğiniz dilde yazın.',
  waiting: 'Teşekkür ederiz. Yayımlanana kadar değiştirebilirsiniz.',
  published:
    'Yazdıklarınız, kelimesi kelimesine, sitemizde. Kaldırmak ya da değiştirmek isterseniz bize yazın.',
  change: 'Değiştir',
  send: 'Gönder',
  sending: 'Gönderiliyor…',
  optional: 'isteğe bağlı',
  nameless: 'Bir konuk',
  shownAs:
    'Yayımlarsak herkes puanınızı, sözlerinizi, yazdığınız adı ve kaldığınız ayı görür; başka hiçbir şeyi değil. Sözlerinize kimse dokunamaz.',
  failed: 'Gönderilemedi. Yazdıklarınız burada duruyor; bağlantınız gelince yeniden deneyin.',
  stars_one: '{{count}} yıldız',
  stars_other: '{{count}} yıldız',
  told: {
    kept: 'Sözleriniz bize ulaştı.',
    refused: 'Şimdi yazılamıyor: çıkış gününden sonra yeniden deneyin ya da bize yazın.',
    changed: 'Bu arada başka bir cihazdan yazılmış; onu gösteriyoruz. Sizinki gönderilmedi.',
  },
  fields: {
    puan: 'Puanınız',
    metin: 'Sözleriniz',
    ad: 'Adınız, nasıl görünsün istiyorsanız',
    dil: 'Yazdığınız dil',
  },
}
