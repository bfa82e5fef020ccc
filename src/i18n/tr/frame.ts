export const header = {
  menu: 'Menü',
  title: 'Rezervasyonlar',
  toSite: 'Siteyi gör',
  signOut: 'Çıkış yap',
}

export const connection = {
  lost: {
    nothing: 'Bağlantı koptu; son bilinen hâli duruyor.',
    kept: 'Bağlantı koptu; henüz kaydedilmedi.',
    here: 'Bağlantı koptu; bu sekmeyi açık tutun.',
    both: 'Bağlantı koptu; bu sekmeyi açık tutun.',
  },
  waits: {
    kept: 'Bu cihazda bekliyor; bağlantı gelince gönderilecek.',
    here: 'Kaydedilmedi; yalnız bu sekmede bekliyor.',
    both: 'Listedekiler bu cihazda, listede olmayan yalnız bu sekmede bekliyor; bağlantı gelince gönderilecek.',
  },
  age: 'Son bağlantı: {{age}}.',
  ageMoment: 'az önce',
  renewing: 'Son bilinen: {{age}}. Yenileniyor…',
  blocked:
    'Bu sayfanın güvenlik kuralı {{host}} adresindeki veritabanına bağlanmayı engelledi. Sayfayı yenileyin; sürerse siteyi kuran kişiye bu adresi bildirin.',
  notHere: 'Bu cihazda henüz yok; bağlantı gelince kendiliğinden gelir.',
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
}

export const unconfirmed = {
  title_one: 'Bu oturumda yazılmamış {{count}} değişiklik',
  title_other: 'Bu oturumda yazılmamış {{count}} değişiklik',
  text: 'Bu cihazda, bu girişinizden öncesinden duruyor; başkası da yazmış olabilir. Siz söylemeden gönderilmez.',
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
