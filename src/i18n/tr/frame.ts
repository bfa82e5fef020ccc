export const header = {
  menu: 'Menü',
  title: 'Rezervasyonlar',
  toSite: 'Siteyi gör',
  signOut: 'Çıkış yap',
}

export const connection = {
  lost: {
    nothing: 'İnternet yok; son bilinen hâli gösteriliyor.',
    kept: 'İnternet yok; cihazda saklandı, gönderilecek.',
    here: 'İnternet yok; bu sekmeyi açık tutun.',
    both: 'İnternet yok; bu sekmeyi açık tutun.',
  },
  waits: {
    kept: 'İnternet gelince kendiliğinden gönderilir.',
    here: 'Henüz kaydedilmedi; yalnız bu sekmede bekliyor.',
    both: 'Listedekiler bu cihazda, diğerleri yalnız bu sekmede bekliyor; internet gelince gönderilecek.',
  },
  age: 'Son bağlantı: {{age}}.',
  ageMoment: 'az önce',
  renewing: 'Son güncelleme: {{age}}. Yenileniyor…',
  blocked:
    'Bu sayfanın güvenlik kuralı {{host}} adresindeki veritabanına bağlanmayı engelledi. Sayfayı yenileyin; sürerse siteyi kuran kişiye bu adresi bildirin.',
  notHere: 'Bu cihazda henüz yok; internet gelince kendiliğinden yüklenir.',
}

export const unreadableKept = {
  title_one: 'Okunamayan {{count}} kayıt',
  title_other: 'Okunamayan {{count}} kayıt',
  name: 'Okunamayan kayıt',
  noAge: 'ne zamandan kaldığı bilinmiyor',
  text: 'Bu cihazda saklı, ama sitenin bu sürümü okuyamıyor; gönderilmedi. İçindekileri aşağıda görebilir, metin olarak kaydedebilirsiniz.',
  save: 'Metin olarak kaydet',
  file: 'okunamayan kayıt',
  delete: 'Sil',
  question: 'Okunamayan kayıt silinsin mi?',
  questionText:
    'Yalnızca bu cihazda duruyor; silinince geri gelmez. İçindekiler gerekebilecekse önce metin olarak kaydedin.',
  answer: 'Evet, sil',
}

export const unsent = {
  title_one: 'Gönderilmemiş {{count}} değişiklik',
  title_other: 'Gönderilmemiş {{count}} değişiklik',
  refusedTitle_one: 'Kaydedilemeyen {{count}} değişiklik',
  refusedTitle_other: 'Kaydedilemeyen {{count}} değişiklik',
  refused: 'Kaydedilmedi: {{message}}',
  reopen: 'Aç',
  giveUp: 'Vazgeç',
  giveUpQuestion: 'Bu değişiklikten vazgeçilsin mi?',
  giveUpText: '{{guest}}: bu değişiklik gönderilmeyecek.',
  giveUpAnswer: 'Evet, vazgeç',
  saved: 'Kaydedildi.',
  deleted: 'Silindi.',
  kept: 'Bu cihazda saklandı; bağlantı gelince kaydedilecek.',
  guide: 'Varış rehberi',
  choices: 'E-posta bildirimleriniz',
  script: 'Otomatik kontrolün adresi',
  channel: {
    add: 'Kanal ekleme:',
    edit: 'Kanal düzeltme:',
    delete: 'Kanal silme:',
    keep: 'Takvimde olmayan konaklama kalsın:',
    decline: 'Geceler kapanmasın:',
  },
}

export const unconfirmed = {
  title_one: 'Onayınızı bekleyen {{count}} değişiklik',
  title_other: 'Onayınızı bekleyen {{count}} değişiklik',
  text: 'Siz giriş yapmadan önce bu cihazda kalmış; başkası da yazmış olabilir. Siz onaylamadan gönderilmez.',
  send: 'Gönder',
  sendShown_one: 'Görünen {{count}} değişikliği gönder',
  sendShown_other: 'Görünen {{count}} değişikliği gönder',
  giveUpAll_one: '{{count}} değişiklikten vazgeç',
  giveUpAll_other: '{{count}} değişikliğin hepsinden vazgeç',
  more_one: 've {{count}} değişiklik daha',
  more_other: 've {{count}} değişiklik daha',
  question_one: '{{count}} değişiklikten vazgeçilsin mi?',
  question_other: '{{count}} değişikliğin hepsinden vazgeçilsin mi?',
  questionText: 'Yalnızca bu cihazda duruyorlar; gönderilmeyecek ve silinecekler.',
  answer: 'Evet, hepsinden vazgeç',
}

export const clock = {
  wrong:
    'Bu cihazın saati yanlış. Günler cihaza göre değil, villanın saatine göre hesaplanıyor: bugün {{today}}.',
}
