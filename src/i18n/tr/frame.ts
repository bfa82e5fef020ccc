export const header = {
  menu: 'Menü',
  toSite: 'Siteyi gör',
  signOut: 'Çıkış yap',
}

export const connection = {
  loading: 'Yükleniyor…',
  notHere: 'Bu sayfanın verileri henüz bu cihazda yok; internet gelince kendiliğinden yüklenir.',
  offline: 'Çevrimdışı. Kaydetmek için internet gerekir.',
  connecting: 'Bağlanılıyor · gördükleriniz {{time}} itibarıyla.',
  offlineSince: 'Çevrimdışı · {{time}} itibarıyla. Kaydetmek için internet gerekir.',
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
  showPassword: 'Şifreyi göster',
  submit: 'Giriş yap',
  failed: {
    signIn: 'Giriş başarısız: {{message}}',
    forgot: 'Bağlantı gönderilemedi: {{message}}',
  },
  forgot: 'Şifremi unuttum',
  forgotSent:
    'Bu adres kayıtlıysa yenileme bağlantısı birkaç dakika içinde gelir. Gereksiz posta klasörüne de bakın.',
  noAnswer: 'Sunucudan henüz yanıt gelmedi; internet bağlantınız yavaş ya da kesik olabilir.',
  expired: 'Oturumunuz sona erdi; yeniden giriş yapın. Yazdıklarınız duruyor.',
}
