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
}

export const session = {
  title: 'Oturumunuz sona erdi',
  text: 'Yazdıklarınız duruyor. Kaldığınız yerden devam etmek için {{email}} hesabının şifresini yazın.',
  submit: 'Devam et',
  noAnswer: 'Sunucudan henüz yanıt gelmedi; bağlantınız yavaş ya da kesik olabilir.',
  lapsed: 'Oturumunuz sona ermiş; yeniden giriş yapın. Yazdıklarınız duruyor.',
  ended: 'Bütün cihazlardaki oturumlarınız kapatıldı; yeniden giriş yapın.',
  unused: 'Bu cihazdaki oturum 30 gündür kullanılmadığı için kapatıldı; yeniden giriş yapın.',
}

export const signOut = {
  title: 'Gönderilmemiş değişiklikleriniz var',
  text_one:
    '{{count}} değişiklik henüz kaydedilmedi. Bağlantı gelince gönderilmesi için çıkmadan bekleyebilirsiniz.',
  text_other:
    '{{count}} değişiklik henüz kaydedilmedi. Bağlantı gelince gönderilmesi için çıkmadan bekleyebilirsiniz.',
  refused_one: '{{count}} değişiklik kaydedilmedi. Yetkiniz geri verilmeden gönderilemez.',
  refused_other: '{{count}} değişiklik kaydedilmedi. Yetkiniz geri verilmeden gönderilemez.',
  choices:
    'Saklarsanız misafir adları bu cihazda kalır; değişiklikler bir sonraki girişinizde, siz onaylayınca gönderilir. Silerseniz, o sırada gönderilmekte olan bir değişiklik kaydedilmiş olabilir.',
  keep: 'Bu cihazda sakla ve çık',
  discard: 'Sil ve çık',
}

export const sessions = {
  title: 'Telefonum kayboldu',
  text: 'Telefonunuz ya da bilgisayarınız kaybolduysa hesabınızın bütün cihazlardaki oturumlarını kapatın. Bu cihazda da yeniden giriş yapmanız gerekir.',
  button: 'Bütün cihazlardan çıkış',
  goes: 'O andan sonra veritabanı, daha önce açılmış oturumları kabul etmez. Bir cihazda saklanan misafir bilgileri, o cihaz bağlanıp sayfayı ilk açtığında silinir; gönderilmemiş değişiklikler de.',
  unsent: 'Bu cihazda gönderilmemiş değişiklikler var; onlar da silinir.',
  password:
    'Şifrenizi bilen biri olabilirse önce “Şifremi unuttum” ile değiştirin: eski şifreyle yeniden giriş yapılabilir.',
  failed: 'Çıkış yapılamadı: {{message}}',
}
