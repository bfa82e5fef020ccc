export const header = {
  menu: 'Menü',
  title: 'Rezervasyonlar',
  toSite: 'Siteyi gör',
  signOut: 'Çıkış yap',
}

export const connection = {
  offline: 'Çevrimdışı',
  offlineSince: 'Çevrimdışı · {{time}} itibarıyla',
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

export const news = {
  title: 'Bildirimler',
  text: 'Ofis başka bir pencerenin arkasındayken yeni bir talep ya da diğer yöneticinin değişikliği sekme başlığında ve uygulama simgesinde görünür; izin verirseniz bildirim olarak da gelir, misafir adı olmadan. E-postayla bildirim için “Otomatik kontrol” kartına bakın.',
  allow: 'Bildirimlere izin ver',
  granted: 'Bildirimler açık.',
  denied:
    'Tarayıcı bu site için bildirimleri engelliyor; tarayıcının site ayarlarından açılabilir.',
  open: 'Aç',
  request: 'Yeni talep: {{guest}}, {{dates}}',
  requestNotice: 'Yeni talep: {{dates}}',
  answer: '{{by}} bir talebi yanıtladı: {{guest}}',
  answerNotice: 'Bir talep yanıtlandı',
  added: '{{by}} bir konaklama ekledi: {{guest}}',
  gone: '{{by}} bir konaklamayı kaldırdı: {{guest}}',
  stay: '{{by}} bir konaklamayı değiştirdi: {{guest}}',
  stays_one: '{{by}} {{count, number}} konaklamayı değiştirdi',
  stays_other: '{{by}} {{count, number}} konaklamayı değiştirdi',
  stayNotice: 'Bir konaklama değişti',
}

export const login = {
  stranger: 'Yetkiniz yok.',
  refusedTitle: 'Veritabanında yetkiniz yok',
  refusedText:
    '{{email}} izinli adreslerden biri, ama veritabanının kendi listesinde yok. Firebase konsolunda şu kaydı ekleyin:',
  signOut: 'Çıkış yap',
  title: 'Admin Girişi',
  email: 'E-posta',
  password: 'Şifre',
  showPassword: 'Yazdığımı göster',
  submit: 'Giriş Yap',
  failed: {
    signIn: 'Giriş başarısız: {{message}}',
    forgot: 'Bağlantı gönderilemedi: {{message}}',
  },
  forgot: 'Şifremi unuttum',
  forgotSent:
    'Bu adres kayıtlıysa yenileme bağlantısı birkaç dakika içinde gelir. Gereksiz posta klasörüne de bakın.',
  noAnswer: 'Sunucudan henüz yanıt gelmedi; bağlantınız yavaş ya da kesik olabilir.',
  expired: 'Oturumunuz sona erdi; yeniden giriş yapın. Yazdıklarınız duruyor.',
}
